import { v7 as uuid } from 'uuid';
import type { DraftContent } from '#contracts/api/draft-shapes';
import type { Draft, DraftInShort } from '#contracts/api/program-drafts';
import { bodyOf } from '#contracts/api/program-edge';
import type { Program } from '#contracts/api/programs';
import { isConflict } from '#shared/lib/api-error.ts';
import { createProgram, type ProgramBody, updateProgram } from '../save-program.ts';
import { withContent } from './draft-content.ts';
import { beginDraft, findDraft, isDraftGone, publishDraft, readCurrent, saveDraft } from './draft-routes.ts';

/** How a draft is published. */
export interface Publishing {
  note: string | null;
  /** An instant, or null for at once. */
  publish_at: string | null;
}

interface Start {
  /** Undefined for a new one, whose id is made here. */
  program: Program | undefined;
  draft: Draft | undefined;
  /** What the form shows at first: this is not saved again. */
  content: DraftContent;
  /** What was published when the draft began. */
  origin: DraftContent | undefined;
}

const server = { beginDraft, saveDraft, publishDraft, findDraft, readCurrent, createProgram, updateProgram };

/** As the server stores it, without undefined values. */
const plain = (body: ProgramBody): DraftContent => JSON.parse(JSON.stringify(body));

const orderIn = ({ photo_order }: DraftContent): string[] => (Array.isArray(photo_order) ? photo_order : []);

export type DraftSession = ReturnType<typeof createDraftSession>;

/** The draft of one form. Its calls follow one another, so that no save overtakes another. */
export function createDraftSession(
  { program, draft, content, origin }: Start,
  { beginDraft, saveDraft, publishDraft, findDraft, readCurrent, createProgram, updateProgram } = server,
) {
  let id = program?.id ?? uuid();
  let isBegun = program !== undefined;
  let rev = draft?.rev ?? 0;
  let basedOn = draft?.based_on ?? program?.version ?? 0;
  let stored = JSON.stringify(content);
  let order = orderIn(content);
  /** The program as the server has it, without the draft. */
  let current = program;
  let start = origin;
  /** What both versions of the last conflict come from; undefined if that is the form's last save. */
  let common: DraftContent | undefined;
  /** A publication whose reply was lost. */
  let unconfirmed: string | undefined;
  /** How the next save publishes; undefined: at once, without a note. */
  let next: Publishing | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(task);
    queue = result.catch(() => undefined);
    return result;
  }

  async function store(wanted: DraftContent): Promise<DraftInShort | undefined> {
    const text = JSON.stringify(wanted);
    if (text === stored) return undefined;
    if (!isBegun) {
      const begun = await beginDraft(id, wanted);
      isBegun = true;
      ({ rev } = begun);
      stored = JSON.stringify(begun.content);
      order = orderIn(begun.content);
      if (stored === text) return begun;
    }
    const saved = await saveDraft(id, { content: wanted, rev, based_on: basedOn });
    ({ rev } = saved);
    stored = text;
    order = orderIn(wanted);
    return saved;
  }

  /** After a publication: there is no draft any more. */
  function published(program: Program, body: DraftContent): Program {
    [current, rev, basedOn, isBegun, unconfirmed] = [program, 0, program.version, true, undefined];
    next = undefined;
    id = program.id;
    stored = JSON.stringify(body);
    order = orderIn(body);
    start = body;
    return program;
  }

  /** The program that a publication has made whose reply was lost; undefined if there is none. */
  async function confirmed(body: DraftContent): Promise<Program | undefined> {
    if (unconfirmed === undefined || unconfirmed !== JSON.stringify(body)) return undefined;
    const now = await readCurrent(id);
    return now.version > basedOn && !(await findDraft(id)) ? published(now, body) : undefined;
  }

  async function publish(body: DraftContent): Promise<Program> {
    const how = next ?? { note: null, publish_at: null };
    const known = await confirmed(body);
    if (known) return known;
    await store(body);
    // A draft that says what is published has never been saved, but may be planned or get a note.
    if (rev === 0) ({ rev } = await saveDraft(id, { content: body, rev, based_on: basedOn }));
    unconfirmed = JSON.stringify(body);
    try {
      return published(await publishDraft(id, { rev, ...how }), body);
    } catch (error) {
      if (isConflict(error) || isDraftGone(error)) {
        const made = await confirmed(body);
        if (made) return made;
      }
      throw error;
    }
  }

  return {
    /** The secret of a link that serves as long as the form is open; undefined if there is none. */
    preview: { secret: undefined as Promise<string> | undefined },
    id: () => id,
    /** True once the program is on the server, be it only as a draft. */
    isBegun: () => isBegun,
    hasDraft: () => rev > 0,
    current: () => current,
    isStored: (content: DraftContent) => JSON.stringify(content) === stored,
    /** The order of the photos as it is saved. */
    photoOrder: () => order,
    position: () => ({ rev, based_on: basedOn }),
    /**
     * Saves the draft, unless it is saved already.
     * @throws ApiError `version_conflict` and others
     */
    save: (content: DraftContent) => inTurn(() => store(content)),
    /** Says how the next `create` or `update` publishes. */
    publishNext(how: Publishing | undefined) {
      next = how;
    },
    /** Publishes at once what has no draft; with a draft, saves and publishes that. */
    create: (body: ProgramBody, key: string) =>
      inTurn(async () =>
        isBegun || next ? publish(plain(body)) : published(await createProgram(body, key), plain(body)),
      ),
    update: (programId: string, body: ProgramBody, version: number) =>
      inTurn(async () =>
        rev > 0 || next || version === 0
          ? publish(plain(body))
          : published(await updateProgram(programId, body, version), plain(body)),
      ),
    /**
     * Reads what a conflict is about: the draft of somebody else, or the program if somebody has published it. The next
     * save replaces that.
     */
    readTheirs: (programId: string) =>
      inTurn(async (): Promise<Program> => {
        current = await readCurrent(programId);
        const theirs = await findDraft(programId);
        const isTheirs = theirs !== undefined && theirs.rev !== rev;
        common = isTheirs ? undefined : start;
        if (!isTheirs) start = { ...bodyOf(current) };
        basedOn = isTheirs ? theirs.based_on : current.version;
        rev = theirs?.rev ?? 0;
        // What is on the server is not what the form has: the next save must not be left out.
        stored = '';
        return isTheirs ? { ...withContent(current, theirs.content), updated_at: theirs.saved_at } : current;
      }),
    /** After the program was taken from the site or put back, or its departures have changed. */
    see(program: Program) {
      current = program;
    },
    commonOfTheirs: () => common,
    /** After the program was deleted: the form becomes a new one. */
    startOver() {
      [id, isBegun, rev, basedOn, stored, current] = [uuid(), false, 0, 0, '', undefined];
    },
  };
}
