import { Logger } from '@aws-lambda-powertools/logger';

/** Structured logs. Never log a body, a header or an address: logs hold no personal data of visitors. */
export const logger = new Logger();
