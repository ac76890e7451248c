import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExportState, PagedFile } from './paged-file.ts';
import { saveFile } from './save-file.ts';

interface Progress extends ExportState {
  /** The reason why the next page failed to load. */
  error?: unknown;
  /** Set once the file has been written. */
  fileName?: string;
}

/**
 * Writes a file from mounting until the user leaves, and saves it at the end.
 * @param create called once
 * @param nameOf returns the file's name, from the time of its oldest entry
 */
export function useExport(create: () => PagedFile, nameOf: (oldest: string | undefined) => string) {
  const [progress, setProgress] = useState<Progress>({ count: 0, until: undefined, oldest: undefined, isDone: false });
  const [writer] = useState(create);
  const abort = useRef<AbortController>(undefined);

  const run = useCallback(async () => {
    const own = new AbortController();
    abort.current = own;
    setProgress(({ error: _, ...rest }) => rest);
    try {
      let last: ExportState | undefined;
      await writer.run(own.signal, (state) => {
        last = state;
        setProgress(state);
      });
      if (!last?.count) return;
      const fileName = nameOf(last.oldest);
      setProgress({ ...last, fileName });
      saveFile(writer.file(), fileName);
    } catch (error) {
      if (!own.signal.aborted) setProgress((current) => ({ ...current, error }));
    }
  }, [writer, nameOf]);

  // The export keeps the filters with which it started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    void run();
    return () => abort.current?.abort();
  }, []);

  return {
    progress,
    retry: () => void run(),
    saveAgain: () => progress.fileName && saveFile(writer.file(), progress.fileName),
  };
}
