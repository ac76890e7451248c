import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { openapiDocument } from '#contracts/api/openapi';
import { entries } from './entries.ts';
import { pureConstants } from './pure-constants.ts';

/** Makes functions load fast; decision 6 has the figures. */

/**
 * Loads Node's built-in modules by `process.getBuiltinModule`: an `import` reads all exports of a module, and those of
 * `node:http` load undici. An ES import gets functions that load the module when they are called, so that a function
 * which signs or hashes nothing never loads `node:crypto`; classes and constants load it at once.
 */
const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[a-z:_/]+$/ }, ({ path, kind }) =>
      isBuiltin(path)
        ? { path: path.replace(/^(node:)?/, 'node:'), namespace: kind === 'import-statement' ? 'exports' : 'builtin' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({ contents: `module.exports = ${builtin(path)}` }));
    onLoad({ filter: /.*/, namespace: 'exports' }, ({ path }) => ({
      contents: [
        `const load = () => ${builtin(path)};`,
        'export default /* @__PURE__ */ load();',
        ...Object.entries(Object.getOwnPropertyDescriptors(process.getBuiltinModule(path))).map(
          ([name, { value }]) => `export const ${name} = ${exportOf(path, name, value)};`,
        ),
      ].join('\n'),
    }));
  },
};

const builtin = (path: string) => `process.getBuiltinModule(${JSON.stringify(path)})`;

function exportOf(path: string, name: string, value: unknown): string {
  if (isPlainFunction(name, value)) return `(...values) => load().${name}(...values)`;
  // Middy names its errors by these texts, which HTTP fixes.
  if (path === 'node:http' && name === 'STATUS_CODES') return JSON.stringify(value);
  return `/* @__PURE__ */ (() => load().${name})()`;
}

/** False for classes, and for functions with properties, which a wrapper would hide: `promisify` reads one. */
const isPlainFunction = (name: string, value: unknown) =>
  typeof value === 'function' &&
  /^[a-z]/.test(name) &&
  Reflect.ownKeys(value).every((key) => ['length', 'name', 'prototype'].includes(String(key)));

/**
 * Leaves out what the SDK imports on demand to read event streams, which no function does. For an `import()` of a bundled
 * module, esbuild wraps that module and all that it imports in functions, which keeps unused code and runs slower.
 */
const noEventStreams: Plugin = {
  name: 'no-event-streams',
  setup({ onResolve }) {
    onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Answers for the SDK that no `~/.aws/config` exists, as on Lambda: each client looks for it when it is made. */
const noConfigFiles: Plugin = {
  name: 'no-config-files',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]shared-ini-file-loader[\\/]loadSharedConfigFiles\.js$/ }, () => ({
      contents: `export { CONFIG_PREFIX_SEPARATOR } from './constants';
        export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });`,
    }));
  },
};

/**
 * Replaces the code that makes the OpenAPI document by the document: compressed, since V8 takes longer to read so much
 * source than to unpack it at the first call.
 */
const writtenDocument: Plugin = {
  name: 'written-document',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]logic[\\/]openapi-document\.ts$/ }, () => {
      const cookie = '{session-cookie}';
      const packed = gzipSync(JSON.stringify(openapiDocument(cookie))).toString('base64');
      return {
        contents: `export const documentFor = (name) =>
          process.getBuiltinModule('node:zlib').gunzipSync(Buffer.from('${packed}', 'base64')).toString()
            .replaceAll('${cookie}', name);`,
      };
    });
  },
};

/** Large data as text to be parsed: V8 reads JSON faster than the same object in JavaScript. */
const parsedData: Plugin = {
  name: 'parsed-data',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, async ({ path }) => ({
      contents: `module.exports = ${parsed(JSON.parse(await readFile(path, 'utf8')))}`,
    }));
    onLoad({ filter: /[\\/]libphonenumber-js[\\/]metadata\.\w+\.json\.js$/ }, async ({ path }) => ({
      contents: `export default ${parsed((await import(pathToFileURL(path).href)).default)}`,
    }));
  },
};

const parsed = (data: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

export const plugins = [
  entries,
  lazyBuiltins,
  noEventStreams,
  noConfigFiles,
  writtenDocument,
  pureConstants,
  parsedData,
];
