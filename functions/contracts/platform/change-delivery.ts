/** Delivery of a table's changes to a consumer, in order for each item. */
export const changeDelivery = {
  /** The largest number of records in one call. */
  batchSize: 10,
  /** The same for a consumer that collects changes. */
  collectedBatchSize: 1000,
  /**
   * Lambda stops retrying an older change and sends it to the dead-letter queue. Consumers park events long before
   * that.
   */
  maximumAgeSeconds: 6 * 60 * 60,
} as const;

/** Environment variable: seconds for which a change is retried while a service is down; 900 by default. */
export const retrySecondsVariable = 'EVENT_PATIENCE';
