// Test runner plugin for Stryker: runs the core tests in plain Node, in one process for many mutants.
// Jest's own runner starts every test file afresh for each mutant, which makes a whole run take hours.
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import * as circus from 'jest-circus';
import { inRoot } from '../lib/root.mjs';

/** What the changed code reads and writes: the active mutant, the counted hits and the covered mutants. */
const stryker = (globalThis.__stryker__ ??= {});

class CoreTestRunner {
  #files = [];

  /** A static mutant is active while modules load, so it needs a new process. */
  capabilities() {
    return { reloadEnvironment: false };
  }

  /** Stryker starts this process in its copy of the project, where the rules are changed. */
  async init() {
    process.env.NODE_ENV = 'test';
    await importFile(inRoot('node_modules/jest-light-runner/src/global-setup.js'));
    await importFile(path.resolve('tools/jest/light-setup.mjs'));
  }

  async dryRun({ coverageAnalysis }) {
    await this.#load();
    stryker.mutantCoverage ??= { static: {}, perTest: {} };
    const tests = await this.#run(() => true, false);
    const result = { status: DryRunStatus.Complete, tests };
    return coverageAnalysis === 'off' ? result : { ...result, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, mutantActivation, hitLimit, disableBail }) {
    stryker.hitLimit = hitLimit;
    stryker.hitCount = hitLimit === undefined ? undefined : 0;
    if (mutantActivation === 'static') stryker.activeMutant = activeMutant.id;
    try {
      await this.#load();
      stryker.activeMutant = activeMutant.id;
      const chosen = testFilter && new Set(testFilter);
      const tests = await this.#run((id) => chosen === undefined || chosen.has(id), !disableBail);
      const endless = determineHitLimitReached(stryker.hitCount, hitLimit);
      return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests }, disableBail);
    } catch (error) {
      // A module that cannot load with the mutant is noticed by every test.
      return toMutantRunResult({ status: DryRunStatus.Complete, tests: [failed('load', 0, error)] }, disableBail);
    } finally {
      stryker.activeMutant = undefined;
    }
  }

  /** Collects the tests of each file without running them. */
  async #load() {
    if (this.#files.length > 0) return;
    const names = fs.globSync('libs/core/src/**/*.test.ts').sort();
    for (const name of names) {
      circus.resetState();
      await importFile(path.resolve(name));
      this.#files.push({ name, root: circus.getState().rootDescribeBlock });
    }
  }

  async #run(isChosen, bail) {
    const results = [];
    for (const { name, root } of this.#files) {
      const tests = testsBelow(root, name).filter(({ id }) => isChosen(id));
      if (tests.length === 0) continue;
      await runHooks(root, 'beforeAll');
      for (const test of tests) {
        results.push(await runTest(test));
        if (bail && results.at(-1).status === TestStatus.Failed) return results;
      }
      await runHooks(root, 'afterAll');
    }
    return results;
  }
}

const importFile = (file) => import(pathToFileURL(file).href);

function testsBelow(block, id) {
  return block.children.flatMap((child) => {
    const childId = `${id} > ${child.name}`;
    if (child.mode === 'skip') return [];
    return child.type === 'test' ? [{ id: childId, work: child.fn, block }] : testsBelow(child, childId);
  });
}

async function runHooks(block, kind) {
  for (const hook of block.hooks.filter(({ type }) => type === kind)) await hook.fn();
}

async function runTest({ id, work, block }) {
  const blocks = [];
  for (let each = block; each; each = each.parent) blocks.unshift(each);
  const start = performance.now();
  stryker.currentTestId = id;
  try {
    for (const each of blocks) await runHooks(each, 'beforeEach');
    await work();
    return { id, name: id, status: TestStatus.Success, timeSpentMs: performance.now() - start };
  } catch (error) {
    return failed(id, performance.now() - start, error);
  } finally {
    for (const each of blocks.reverse()) await runHooks(each, 'afterEach');
    stryker.currentTestId = undefined;
  }
}

const failed = (id, timeSpentMs, error) => ({
  id,
  name: id,
  status: TestStatus.Failed,
  timeSpentMs,
  failureMessage: error instanceof Error ? error.message : String(error),
});

const createCoreTestRunner = () => new CoreTestRunner();
createCoreTestRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'core', createCoreTestRunner)];
