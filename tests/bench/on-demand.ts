import { catalogueEntry, inShort, type Selection, select } from '#catalogue/select';
import type { Program } from '#contracts/api/programs';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { languages } from '#contracts/field-kit/language';
import { listChoices, listName } from '#contracts/website/list-choices';
import { paths } from '#contracts/website/paths';
import { listSearch, wholeList } from '#contracts/website/program-list';
import type { PageRenderer, ProgramsPage } from '#contracts/website/renderer';
import { ensureBuilt } from '../../infra/bundle/ensure-built.ts';
import { loadRenderer } from '../../infra/bundle/website/folders.ts';
import { openTestDatabase } from '../support/database.ts';
import { printTable } from './measure.ts';
import { addPrograms } from './publish.ts';

const sizes = (process.env.PROGRAMS ?? '100,1000').split(',').map(Number);
/** Renders one of so many lists, to estimate the size of all. */
const everySo = 20;
const today = riyadhDay();

/**
 * Counts the files that `pageOnDemand` makes when a reader asks for them, and that a deployment without it would have to
 * publish: the pages of every list in both languages, its data, and the programs similar to each. Addresses after the
 * end of a list and of missing programs, which it answers with 404, have no number.
 */
export async function benchOnDemand() {
  await ensureBuilt(['site']);
  const renderer = await loadRenderer();
  if (!renderer) throw new Error('The site was not built.');
  const { close } = await openTestDatabase();
  const { getPrograms } = await import('../../functions/data/programs.ts');
  try {
    const ids: string[] = [];
    const rows = [];
    for (const size of sizes) {
      ids.unshift(...(await addPrograms(size - ids.length)).reverse());
      rows.push(await count(renderer, await getPrograms(ids)));
    }
    printTable('Files that are made on demand', rows);
  } finally {
    await close();
  }
}

interface List {
  page: ProgramsPage;
  selection: Selection;
}

async function count(renderer: PageRenderer, programs: readonly Program[]) {
  const lists = listsOf(programs);
  const known = new Map(programs.map((program) => [program.id, program]));
  const bytes = { pages: 0, data: 0 };
  const sample = lists.filter((_, index) => index % everySo === 0);
  for (const { page, selection } of sample) {
    const shown = selection.ids.flatMap((id) => known.get(id) ?? []);
    const data = { ...selection.list, programs: inShort(page, shown) };
    bytes.data += Buffer.byteLength(JSON.stringify(data));
    for (const language of languages) {
      const { html } = await renderer.renderPage({ ...page, language, programs: shown, extent: selection.list });
      bytes.pages += Buffer.byteLength(html);
    }
  }
  const inAll = (sampled: number) => `${(((sampled / sample.length) * lists.length) / 1e6).toFixed(0)} MB`;
  // The first page of the whole list is a file.
  const pages = lists.filter(({ page }) => page.list && listSearch(page.list)).length * languages.length;
  const before = new Map(listsOf(programs.slice(1)).map((list) => [nameOf(list), idsOf(list)]));
  const changed = lists.filter((list) => before.get(nameOf(list)) !== idsOf(list)).length;
  return {
    programs: programs.length,
    'pages of lists': pages,
    'size of them': inAll(bytes.pages),
    'data of lists': lists.length,
    'size of it': inAll(bytes.data),
    'data of similar programs': programs.length,
    'list files that one more program changes': changed * (languages.length + 1),
  };
}

const nameOf = ({ page }: List) => (page.list ? listName(page.list) : '');
const idsOf = ({ selection }: List) => selection.ids.join();

/** Returns every page of every list that a reader can choose. */
function listsOf(programs: readonly Program[]): List[] {
  const catalogue = programs.map(catalogueEntry);
  const lists: List[] = [];
  for (const destination of listChoices.destination) {
    for (const type of listChoices.type) {
      for (const order of listChoices.order) {
        for (let page = 1, pages = 1; page <= pages; page++) {
          const shown = { path: paths.programs, today, list: { ...wholeList, destination, type, order, page } };
          const selection = select(shown, catalogue);
          if (!selection) throw new Error('The list of programs has no selection.');
          pages = selection.list?.pages ?? 1;
          lists.push({ page: shown, selection });
        }
      }
    }
  }
  return lists;
}
