import type { DraftContent } from '#contracts/api/draft-shapes';
import { ApiError, isConflict } from '#shared/lib/api-error.ts';
import { forgetDraft, keepDraft } from './kept-draft.ts';

/** The state of a form beside its draft. */
export type DraftStatus =
  | { state: 'unchanged' }
  | { state: 'typing' }
  | { state: 'saving' }
  | { state: 'saved'; at: string }
  | { state: 'offline' }
  | { state: 'failed'; error: unknown }
  /** Somebody else has saved: nothing is saved until staff have chosen. */
  | { state: 'conflict' };

/** In milliseconds: after the last key, and between two attempts without a network. */
export const quietTime = 2_000;
export const offlineRetry = 15_000;

/** The draft of a form on the server. */
export interface AutosavedSession {
  id(): string;
  /** False for a new record, until its first save. */
  isBegun(): boolean;
  /** True if the server has this content. */
  isStored(content: DraftContent): boolean;
  /** The draft on which the next save is based. */
  position(): { rev: number };
  save(content: DraftContent): Promise<{ saved_at: string } | undefined>;
}

interface Options {
  session: AutosavedSession;
  /** The form's initial content. */
  base: DraftContent;
  /** Returns the content of the form. */
  contentNow: () => DraftContent;
  onStatus: (status: DraftStatus) => void;
  /** Returns true if there is a choice to make; otherwise both versions are merged, and saving goes on. */
  onConflict: () => Promise<boolean>;
  /** Called when a new record has begun on the server. */
  onBegun: (id: string) => void;
}

export type Autosave = ReturnType<typeof createAutosave>;

/** Saves the draft of a form by itself. What is not saved yet is kept in this tab. */
export function createAutosave({ session, base, contentNow, onStatus, onConflict, onBegun }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True while staff publish, or decide on a conflict. */
  let isHeld = false;
  let isEnded = false;

  const keptAs = () => (session.isBegun() ? session.id() : undefined);
  const saveIn = (delay: number) => {
    clearTimeout(timer);
    if (!isEnded) timer = setTimeout(() => void save(), delay);
  };

  const keep = () =>
    keepDraft(keptAs(), { content: contentNow(), base, rev: session.position().rev, at: new Date().toISOString() });

  async function save(): Promise<void> {
    clearTimeout(timer);
    const content = contentNow();
    if (isHeld || session.isStored(content)) return;
    onStatus({ state: 'saving' });
    const name = keptAs();
    try {
      const saved = await session.save(content);
      base = content;
      stored(name, saved?.saved_at ?? new Date().toISOString());
    } catch (error) {
      await failed(error);
    }
  }

  function stored(name: string | undefined, at: string) {
    const isNew = name === undefined;
    if (isNew) forgetDraft(name);
    // More may have been typed meanwhile.
    if (!isEnded && !session.isStored(contentNow())) {
      keep();
      saveIn(quietTime);
    } else forgetDraft(keptAs());
    onStatus({ state: 'saved', at });
    if (isNew) onBegun(session.id());
  }

  async function failed(error: unknown) {
    if (isConflict(error)) {
      isHeld = true;
      onStatus({ state: 'conflict' });
      try {
        isHeld = await onConflict();
        if (!isHeld) await save();
      } catch (cause) {
        isHeld = false;
        onStatus({ state: 'failed', error: cause });
      }
    } else if (error instanceof ApiError && error.kind === 'network') {
      onStatus({ state: 'offline' });
      saveIn(offlineRetry);
    } else onStatus({ state: 'failed', error });
  }

  return {
    /** Something was typed. */
    changed() {
      if (session.isStored(contentNow())) return;
      keep();
      if (isHeld) return;
      onStatus({ state: 'typing' });
      saveIn(quietTime);
    },
    /** Begins the record on the server, unless it is there: files need one. */
    async begin() {
      if (session.isBegun()) return;
      const saved = await session.save(contentNow());
      stored(undefined, saved?.saved_at ?? new Date().toISOString());
    },
    /** Saves at once: a field or the tab was left, or staff try again. */
    flush: save,
    /** Saves nothing until `release`. */
    hold() {
      isHeld = true;
      clearTimeout(timer);
    },
    release() {
      isHeld = false;
    },
    /** Somebody else has saved: saves nothing until staff have chosen. */
    waitForChoice() {
      isHeld = true;
      onStatus({ state: 'conflict' });
    },
    /** Staff have chosen what to keep. */
    chosen() {
      isHeld = false;
      return save();
    },
    /** The form was published: nothing is left to keep. */
    published() {
      isHeld = false;
      base = contentNow();
      forgetDraft(keptAs());
      forgetDraft(undefined);
      onStatus({ state: 'unchanged' });
    },
    /** Forgets what this tab has kept. */
    forget: () => forgetDraft(keptAs()),
    /** The form closes: what it has is saved once more, and kept in this tab until that is done. */
    end() {
      isEnded = true;
      return save();
    },
    isStored: () => session.isStored(contentNow()),
  };
}
