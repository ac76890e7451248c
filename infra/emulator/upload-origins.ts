/**
 * Returns an emulator's origins for presigned uploads by browsers: every name that functions may use for it. In
 * LocalStack's image that is `HOSTNAME_FROM_LAMBDA` (`docker-compose.yml`), which resolves to this machine.
 */
export const uploadOrigins = (url: string): string[] =>
  ['127.0.0.1', 'localhost', 'localhost.localstack.cloud'].map((name) => url.replace('127.0.0.1', name));
