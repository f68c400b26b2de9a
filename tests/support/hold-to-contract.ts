import { holdAnswersTo } from "./api";
import { breachOf } from "./contract";

holdAnswersTo(breachOf);
