import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Author, Enquiry } from '#contracts/api/enquiries';
import { Ltr } from '#shared/components/ltr.tsx';
import { isConflict } from '#shared/lib/api-error.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { changeOfField } from '../../../features/enquiries/conflict.ts';
import { correctEnquiry } from '../../../features/enquiries/correct-enquiry.ts';
import { getEnquiry } from '../../../features/enquiries/get-enquiry.ts';
import { labelsOf } from '../../../features/enquiries/labels-of.ts';
import { EntryModal } from './entry-modal.tsx';
import { correctionKinds, type EntryValues, valuesOf } from './entry-values.ts';
import { rebase } from './rebase.ts';
import { useEntryForm } from './use-entry-form.ts';

interface Props {
  enquiry: Enquiry;
  open: boolean;
  onCorrected: () => void;
  onClose: () => void;
  afterClose: () => void;
  /** Called if a colleague has changed the same field since the dialog was opened. */
  onStale: () => void;
}

/** A field that somebody else has changed too; `by` is null if it was the customer. */
interface Clash {
  name: string;
  by?: Author | null;
}

/** The dialog to correct a request's contact details and fields. */
export default function CorrectionDialog({ enquiry, open, onCorrected, onClose, afterClose, onStale }: Props) {
  const { t } = useTranslation(['adminRequests', 'enquiries']);
  const labels = { fields: t('enquiries:fields', { returnObjects: true }), language: t('entry.language') };
  // The state on which the form's values are based: what colleagues change meanwhile must not be overwritten.
  const [seen, setSeen] = useState(enquiry);
  const { toBody } = correctionKinds[enquiry.type];

  /**
   * Saves what staff typed on top of a colleague's change.
   * @returns the fields that both changed, with who did; if there are any, nothing is saved
   */
  const mergeAndSave = async (typed: EntryValues): Promise<Clash[]> => {
    const newest = await getEnquiry(seen);
    const { values, clashes } = rebase(typed, valuesOf(seen), valuesOf(newest));
    entry.form.setFieldsValue(values);
    setSeen(newest);
    if (clashes.length === 0) await correctEnquiry(newest, toBody(values));
    else onStale();
    return clashes.map((name) => ({ name, ...changeOfField(seen, newest, name) }));
  };

  const textOf = ({ name, by }: Clash): string => {
    const field = labelsOf([name], labels)[0] ?? '';
    if (by === null) return t('correct.conflictCustomer', { field });
    return by
      ? t('correct.conflictBy', { name: isolated(by.name || by.email), field })
      : t('correct.conflict', { field });
  };

  const entry = useEntryForm({
    initial: () => valuesOf(enquiry),
    kinds: correctionKinds,
    send: async (body, values) => {
      try {
        await correctEnquiry(seen, body);
        return [];
      } catch (error) {
        if (!isConflict(error)) throw error;
        return mergeAndSave(values);
      }
    },
    onSent: (clashes) => {
      if (clashes.length === 0) return onCorrected();
      const issues = clashes.map((clash) => ({ name: [clash.name], message: textOf(clash) }));
      entry.raise({ kind: 'issues', title: issues[0]?.message ?? '', issues });
    },
  });
  const [before, after] = t('correct.title', { reference: place }).split(place);
  return (
    <EntryModal
      entry={entry}
      open={open}
      isTypeFixed
      texts={{
        title: (
          <>
            {before}
            <Ltr>{seen.reference}</Ltr>
            {after}
          </>
        ),
        save: t('correct.save'),
        failed: t('correct.failed'),
      }}
      onClose={onClose}
      afterClose={afterClose}
    >
      <p>{t('correct.hint')}</p>
    </EntryModal>
  );
}

/** Placeholder for the reference, at which the title is split. No text contains this character. */
const place = '\uE000';
