# syntax=docker/dockerfile:1

# The shop with the packages it runs on. Native parts (sharp, lmdb) are fetched for this very platform. The build
# needs no database and no secret: what depends on them is read when the shop runs.
FROM node:22-bookworm-slim AS build
WORKDIR /shop
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY packages/bench/package.json packages/bench/
COPY packages/embedded-mongodb/package.json packages/embedded-mongodb/
RUN npm ci --omit=dev
COPY . .
RUN node scripts/build.mjs && rm -rf .next/cache
# What only builds need: compilers, icons and faces, which stand in the build by now, and maps that nobody reads.
RUN find .next/server -name '*.map' -delete \
	&& rm -rf node_modules/@next/swc-* node_modules/typescript node_modules/lucide-react node_modules/@fontsource* \
	node_modules/tailwindcss node_modules/@tailwindcss node_modules/lightningcss*

FROM node:22-bookworm-slim AS shop
WORKDIR /shop
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000
COPY --from=build /shop ./
# The only places that the shop writes to: what Next may note down, what demo mode and a restore keep, backups.
RUN mkdir -p .next/cache .data /backups && chown node:node .next/cache .data /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
	CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "server/serve.mjs"]
