// Its own, or the build would find the one of the folders above.
export function register(): void {}
