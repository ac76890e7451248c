import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Lists the skipped tests at the end, by reason; a file skipped as a whole is one line. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const skipped = modules.flatMap((file) => [...file.children.allTests('skipped')]);
    for (const [reason, tests] of Map.groupBy(skipped, reasonOf)) {
      console.log(`\nSkipped: ${reason}`);
      for (const [file, ofFile] of Map.groupBy(tests, ({ module }) => module)) {
        const path = file.relativeModuleId;
        const isWhole = ofFile.length > 1 && ofFile.length === [...file.children.allTests()].length;
        if (isWhole) console.log(`  ${path}: all ${ofFile.length} tests`);
        else for (const { fullName } of ofFile) console.log(`  ${path} > ${fullName}`);
      }
    }
  }
}

function reasonOf(test: TestCase): string {
  const result = test.result();
  return (result.state === 'skipped' && result.note) || 'Without a reason:';
}
