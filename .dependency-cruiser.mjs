/** The import rules between folders, in one place. `npm run lint` checks them; docs/architecture.md draws them. */

/** @param {string} name @param {string} comment */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The rooms of functions/contracts, each of which may import those before it. */
const contractRooms = ['field-kit', 'colours', 'platform', 'api', 'website', 'stage-settings'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'no-circles',
      'A circle of imports has no beginning to read from.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    rule(
      'contracts-are-the-ground',
      'Contracts import each other, zod, libphonenumber-js, mime and culori.',
      { path: '^functions/contracts/' },
      { pathNot: ['^functions/contracts/', 'node_modules/(zod|libphonenumber-js|mime|culori)/'] },
    ),
    ...contractRooms
      .slice(0, -1)
      .map((room, index) =>
        rule(
          `contracts-${room}-knows-no-room-above`,
          contractRooms.join(' <- '),
          { path: `^functions/contracts/${room}/` },
          { path: `^functions/contracts/(${contractRooms.slice(index + 1).join('|')})/` },
        ),
      ),
    rule(
      'data-knows-no-rules',
      'api | events -> logic -> data.',
      { path: '^functions/data/' },
      { path: '^functions/(logic|http|api|events)/' },
    ),
    rule(
      'logic-knows-no-http-and-no-aws',
      'api | events -> logic -> data.',
      { path: '^functions/logic/' },
      { path: ['^functions/(http|api|events)/', 'node_modules/@aws-sdk/'] },
    ),
    rule(
      'catalogue-knows-only-contracts',
      'The rules of the catalogue run in functions, in the server and in browsers.',
      { path: '^functions/logic/catalogue/' },
      { pathNot: ['^functions/(contracts|logic/catalogue)/'] },
    ),
    rule(
      'http-knows-no-route-and-no-aws',
      'A handler imports the HTTP stack, not the other way.',
      { path: '^functions/http/' },
      { path: ['^functions/(api|events)/', 'node_modules/@aws-sdk/'] },
    ),
    rule(
      'functions-stand-alone',
      'Functions know neither the site nor what deploys them.',
      { path: '^functions/' },
      { path: '^(frontend|infra|scripts)/' },
    ),
    rule(
      'frontend-stands-on-contracts',
      'The site imports only contracts, the rules of the catalogue and the reading of Markdown from outside its folder.',
      { path: '^frontend/' },
      { path: '^(functions/(?!contracts/|logic/(catalogue|page-text)/)|infra/|scripts/)' },
    ),
    rule(
      'visitors-read-no-markdown',
      'Pages have the parts of their text: the library is in no file of visitors.',
      { path: '^frontend/(site|shared|app)/' },
      { path: '^functions/logic/page-text/' },
    ),
    rule(
      'site-knows-no-console',
      'Visitors never load code of the console: what both use is in shared.',
      { path: '^frontend/site/' },
      { path: '^frontend/(console|app)/' },
    ),
    rule(
      'console-knows-no-site',
      'Staff never load code of the site: what both use is in shared.',
      { path: '^frontend/console/' },
      { path: '^frontend/(site|app)/' },
    ),
    rule(
      'shared-knows-neither-side',
      'shared <- site | console <- app.',
      { path: '^frontend/shared/' },
      { path: '^frontend/(site|console|app)/' },
    ),
    rule(
      'components-and-lib-know-no-noun',
      'lib <- components <- features <- layout | screens.',
      { path: '^frontend/[^/]+/(components|lib)/' },
      { path: '^frontend/[^/]+/(features|layout|screens)/' },
    ),
    rule(
      'lib-shows-nothing',
      'lib <- components.',
      { path: '^frontend/[^/]+/lib/' },
      { path: '^frontend/[^/]+/components/' },
    ),
    rule(
      'features-know-no-screen',
      'lib <- components <- features <- layout | screens.',
      { path: '^frontend/[^/]+/features/' },
      { path: '^frontend/[^/]+/(layout|screens)/' },
    ),
    rule(
      'embedded-is-no-library',
      'Code outside imports only its entry (index.ts) and its client (client.ts); code that infra shares is in infra/common.',
      { path: '^(infra/(?!embedded/)|scripts/|tests/(api|browser|localstack|bench|engines)/)' },
      { path: '^infra/embedded/(?!index|client)' },
    ),
    rule(
      'stacks-stay-apart-from-running',
      'What is deployed does not depend on how it is run here.',
      { path: '^infra/(stacks|constructs)/' },
      { path: '^infra/(embedded|emulator|release|seed)/' },
    ),
    rule(
      'sources-import-no-tests',
      'Tests import sources, not the other way.',
      { path: '^(frontend|functions|infra|scripts)/' },
      { path: '^tests/' },
    ),
    rule(
      'http-tests-see-what-callers-see',
      'Tests over HTTP and in browsers know the contracts, not the code behind them.',
      { path: '^tests/(api|browser|engines)/' },
      { path: '^(functions/(?!contracts/)|frontend/(?!locales/))' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|cdk\\.out)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
