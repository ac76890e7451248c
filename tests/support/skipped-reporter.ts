import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/**
 * Lists the skipped tests at the end, by reason; a file skipped as a whole is one line. Tests that the command leaves out
 * by their names are none of them.
 */
export default class SkippedReporter implements Reporter {
  private pattern: RegExp | undefined;

  onInit({ config }: Vitest) {
    this.pattern = config.testNamePattern;
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const skipped = modules
      .flatMap((file) => [...file.children.allTests('skipped')])
      .filter(({ fullName }) => this.pattern?.test(fullName.replaceAll(' > ', ' ')) ?? true);
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
