import type { DraftContent } from '#contracts/api/draft-shapes';
import type { Program } from '#contracts/api/programs';
import { createTurns } from '../../drafts/create-turns.ts';
import { createProgram, type ProgramBody, updateProgram } from '../save-program.ts';
import { createPublisher } from './draft-publisher.ts';
import { beginDraft, findDraft, publishDraft, readCurrent, saveDraft } from './draft-routes.ts';
import { type DraftStart, startOver, stateOf } from './draft-state.ts';
import { readTheirs, storeDraft } from './store-draft.ts';

const server = { beginDraft, saveDraft, publishDraft, findDraft, readCurrent, createProgram, updateProgram };

/** Returns the body as the server stores it, without undefined values. */
const plain = (body: ProgramBody): DraftContent => JSON.parse(JSON.stringify(body));

export type DraftSession = ReturnType<typeof createDraftSession>;

/** The draft of one form. Its calls follow one another, so that no save overtakes another. */
export function createDraftSession(start: DraftStart, calls = server) {
  const state = stateOf(start);
  const store = (content: DraftContent) => storeDraft(state, calls, content);
  const { publish, published, isAsked, ask } = createPublisher(state, store, calls);
  const inTurn = createTurns();

  return {
    /** The secret of a link that serves as long as the form is open; undefined if there is none. */
    preview: { secret: undefined as Promise<string> | undefined },
    id: () => state.id,
    /** True once the program is on the server, be it only as a draft. */
    isBegun: () => state.isBegun,
    hasDraft: () => state.rev > 0,
    current: () => state.current,
    isStored: (content: DraftContent) => JSON.stringify(content) === state.stored,
    position: () => ({ rev: state.rev, based_on: state.basedOn }),
    /**
     * Saves the draft, unless it is saved already. A new program begins in any case.
     * @throws ApiError `version_conflict` and others
     */
    save: (content: DraftContent) => inTurn(() => store(content)),
    /** Says how the next `create` or `update` publishes. */
    publishNext: ask,
    /** Publishes at once what has no draft; with a draft, saves and publishes that. */
    create: (body: ProgramBody, key: string) =>
      inTurn(async () =>
        state.isBegun || isAsked()
          ? publish(plain(body))
          : published(await calls.createProgram(body, key), plain(body)),
      ),
    update: (programId: string, body: ProgramBody, version: number) =>
      inTurn(async () =>
        state.rev > 0 || isAsked() || version === 0
          ? publish(plain(body))
          : published(await calls.updateProgram(programId, body, version), plain(body)),
      ),
    /** Reads what a conflict is about. The next save replaces that. */
    readTheirs: (programId: string) => inTurn(() => readTheirs(state, calls, programId)),
    /** After the program was taken from the site or put back, or its departures have changed. */
    see(program: Program) {
      state.current = program;
    },
    commonOfTheirs: () => state.common,
    startOver: () => startOver(state),
  };
}
