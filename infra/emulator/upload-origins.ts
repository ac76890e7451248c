/**
 * Origins by which browsers may reach an emulator with a presigned upload: whatever name the functions know it by.
 * In LocalStack's image that is `HOSTNAME_FROM_LAMBDA` (`docker-compose.yml`), which leads to this machine from outside.
 */
export const uploadOrigins = (url: string): string[] =>
  ['127.0.0.1', 'localhost', 'localhost.localstack.cloud'].map((name) => url.replace('127.0.0.1', name));
