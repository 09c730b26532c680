import { DefaultReporter } from 'vitest/node';
import type { TestModule } from 'vitest/node';

type RunEnd = Parameters<DefaultReporter['onTestRunEnd']>;

/**
 * Reports only what failed. A broken import stops every test file that needs it from loading: the first of these files
 * is reported at once, with its error, and the others are counted.
 */
export default class FailureReporter extends DefaultReporter {
  #unloaded: TestModule[] = [];

  protected override printTestModule(module: TestModule): void {
    if (isUnloaded(module)) this.#unloaded.push(module);
    else if (!module.ok()) super.printTestModule(module);
    if (isUnloaded(module) && this.#unloaded.length === 1) this.#explain(module);
  }

  override onTestRunEnd(...[modules, errors, reason]: RunEnd): void {
    const count = this.#unloaded.length;
    super.onTestRunEnd(
      modules.filter((module) => !isUnloaded(module)),
      errors,
      reason,
    );
    if (count > 0)
      this.error(`Not loaded: ${String(count)} test files. The error of the first is at the top.`);
  }

  #explain(module: TestModule): void {
    this.error(`${module.relativeModuleId} cannot be loaded:\n`);
    for (const error of module.errors()) this.ctx.logger.printError(error, { project: module.project });
  }
}

/** Returns whether a test file failed before its tests were known. */
function isUnloaded(module: TestModule): boolean {
  return module.children.size === 0 && module.errors().length > 0;
}
