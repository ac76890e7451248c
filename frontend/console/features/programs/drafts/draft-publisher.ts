import type { DraftContent } from '#contracts/api/draft-shapes';
import type { Program } from '#contracts/api/programs';
import { isConflict } from '#shared/lib/api-error.ts';
import { type findDraft, isDraftGone, type publishDraft, type readCurrent, type saveDraft } from './draft-routes.ts';
import { type DraftState, markPublished } from './draft-state.ts';

/** The note and the times of a publication. */
export interface Publishing {
  note: string | null;
  /** An instant, or null for at once. */
  publish_at: string | null;
  /** When it leaves the site again; null leaves a set end as it is. */
  unpublish_at: string | null;
}

interface Calls {
  saveDraft: typeof saveDraft;
  publishDraft: typeof publishDraft;
  findDraft: typeof findDraft;
  readCurrent: typeof readCurrent;
}

/** Publishes the draft of a form. A publication whose reply was lost is not made twice. */
export function createPublisher(
  state: DraftState,
  store: (content: DraftContent) => Promise<unknown>,
  { saveDraft, publishDraft, findDraft, readCurrent }: Calls,
) {
  /** A publication whose reply was lost. */
  let unconfirmed: string | undefined;
  /** The publication by the next save; undefined: at once, without a note. */
  let next: Publishing | undefined;

  function published(program: Program, body: DraftContent): Program {
    markPublished(state, program, body);
    unconfirmed = undefined;
    next = undefined;
    return program;
  }

  /** The program that a publication has made whose reply was lost; undefined if there is none. */
  async function confirmed(body: DraftContent): Promise<Program | undefined> {
    if (unconfirmed === undefined || unconfirmed !== JSON.stringify(body)) return undefined;
    const now = await readCurrent(state.id);
    return now.version > state.basedOn && !(await findDraft(state.id)) ? published(now, body) : undefined;
  }

  async function publish(body: DraftContent): Promise<Program> {
    const how = next ?? { note: null, publish_at: null, unpublish_at: null };
    const known = await confirmed(body);
    if (known) return known;
    await store(body);
    // A draft that says what is published has never been saved, but may be planned or get a note.
    if (state.rev === 0) {
      const { rev } = await saveDraft(state.id, { content: body, rev: 0, based_on: state.basedOn });
      state.rev = rev;
    }
    unconfirmed = JSON.stringify(body);
    try {
      return published(await publishDraft(state.id, { rev: state.rev, ...how }), body);
    } catch (error) {
      const made = isConflict(error) || isDraftGone(error) ? await confirmed(body) : undefined;
      if (made) return made;
      throw error;
    }
  }

  return {
    publish,
    published,
    isAsked: () => next !== undefined,
    /** Says how the next publication is made. */
    ask(how: Publishing | undefined) {
      next = how;
    },
  };
}
