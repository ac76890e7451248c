import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryType } from '#contracts/enquiries';
import type { EnquiryFilters } from '../../../../features/enquiries/staff/enquiry-filters.ts';
import type { Heading } from '../../../../features/enquiries/staff/export/csv.ts';
import { createExport, type ExportState } from '../../../../features/enquiries/staff/export/export-enquiries.ts';
import { exportFileName } from '../../../../features/enquiries/staff/export/file-name.ts';
import { saveFile } from './save-file.ts';

interface Progress extends ExportState {
  /** Why the next page did not come. */
  error?: unknown;
  /** Once it has been written. */
  fileName?: string;
}

/** Writes the file from the moment it is used until the user leaves, and saves it in the end. */
export function useExport(type: EnquiryType | undefined, filters: EnquiryFilters) {
  const { t } = useTranslation(['admin', 'enquiries']);
  const { t: ar } = useTranslation(['adminExport', 'enquiries'], { lng: 'ar' });
  const { t: en } = useTranslation(['adminExport', 'enquiries'], { lng: 'en' });
  const [progress, setProgress] = useState<Progress>({ count: 0, until: undefined, isDone: false });
  const [writer] = useState(() => {
    const heading: Heading = (name, field) =>
      [ar, en]
        .map((texts) => texts([`columns.${name}` as 'columns.name', `enquiries:fields.${field}` as 'columns.name']))
        .join(' / ');
    return createExport({ type, filters, t, heading });
  });
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
      const fileName = exportFileName(type, filters, last.until);
      setProgress({ ...last, fileName });
      saveFile(writer.file(), fileName);
    } catch (error) {
      if (!own.signal.aborted) setProgress((current) => ({ ...current, error }));
    }
  }, [writer, type, filters]);

  // The export uses the filters of its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
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
