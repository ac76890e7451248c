import { releaseEnquiry } from './quarantine.ts';

/** The time to undo a release, in milliseconds. Until then nothing has happened, so no mail has been sent. */
export const undoTime = 8_000;

interface Release {
  timer: ReturnType<typeof setTimeout>;
  /** Makes the release now. */
  finish(): Promise<void>;
}

const releases = new Map<string, Release>();

interface Steps {
  /** Called when the release can no longer be undone. */
  onSending(): void;
  /** @param isFound false if a colleague has released or deleted it */
  onReleased(isFound: boolean): unknown;
  onFailed(error: unknown): void;
}

/** Releases suspected spam once it can no longer be undone. */
export function releaseLater(id: string, { onSending, onReleased, onFailed }: Steps): void {
  const finish = async () => {
    undoRelease(id);
    onSending();
    try {
      await onReleased(await releaseEnquiry(id));
    } catch (error) {
      onFailed(error);
    }
  };
  undoRelease(id);
  releases.set(id, { timer: setTimeout(() => void finish(), undoTime), finish });
}

export function undoRelease(id: string): void {
  clearTimeout(releases.get(id)?.timer);
  releases.delete(id);
}

/** Makes all releases that wait: the user leaves, or acts on the whole quarantine. */
export const releaseNow = () => Promise.all([...releases.values()].map(({ finish }) => finish()));
