import type { Reporter, TestModule } from 'vitest/node';

/** Lists at the end which tests were skipped, by the reason. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const skipped = modules.flatMap((file) => [...file.children.allTests('skipped')]);
    const byReason = Map.groupBy(skipped, (test) => {
      const result = test.result();
      return (result.state === 'skipped' && result.note) || 'Without a reason:';
    });
    for (const [reason, tests] of byReason) {
      console.log(`\nSkipped: ${reason}`);
      for (const test of tests) console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
    }
  }
}
