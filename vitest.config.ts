import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    coverage: {
      include: ['{frontend,functions,infra,scripts}/**/*.{ts,tsx,mjs}'],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
          // Loading the CDK and the site's modules again for each file takes longer than all tests.
          isolate: false,
        },
      },
      // Isolated files, since the data modules keep their first database.
      { test: { name: 'database', include: ['tests/database/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'templates', include: ['tests/templates/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'api',
          include: ['tests/api/*.test.ts'],
          globalSetup: ['tests/api/global-setup.ts'],
          setupFiles: ['tests/api/enter-window.ts'],
          // All files share one system, and some ask it for the newest record.
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api-own-system',
          include: ['tests/api/own-system/*.test.ts'],
          // Each file starts its own system, and kills or fills it.
          fileParallelism: false,
          // The steps beside it want the same two cores.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/engines/global-setup.ts'],
          // Runs both engines in parallel, even on two cores.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'localstack',
          // Tests with an embedded system of their own say nothing about what is deployed.
          include: ['tests/api/*.test.ts', 'tests/localstack/**/*.test.ts'],
          globalSetup: ['tests/localstack/global-setup.ts'],
          setupFiles: ['tests/api/enter-window.ts', 'tests/localstack/clear-attempts.ts'],
          fileParallelism: false,
          // The first call of each function starts a process.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'aws',
          include: ['tests/api/*.test.ts', 'tests/localstack/events.test.ts'],
          globalSetup: ['tests/aws/global-setup.ts'],
          setupFiles: ['tests/api/enter-window.ts', 'tests/aws/record-made.ts', 'tests/localstack/clear-attempts.ts'],
          fileParallelism: false,
          // Cold starts and the round trip over the internet.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
