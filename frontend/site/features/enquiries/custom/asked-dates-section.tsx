import { useTranslation } from 'react-i18next';
import { FormSection } from '#shared/features/enquiries/form-section.tsx';
import { formatDayRange } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { ChoiceSelect } from '../../programs/party/choice-select.tsx';
import { PartyFields } from '../../programs/party/party-fields.tsx';
import { PartyTotal } from '../../programs/party/party-total.tsx';
import type { AskedDatesState } from '../asked-dates-state.ts';
import styles from './asked-dates-section.module.css';

/** The departure and the party of a request for a program, and the total of which the visitor is told. */
export default function AskedDatesSection({ asked }: { asked: AskedDatesState }) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  const { departures, chosen, party, total, isReplaced, set } = asked;
  return (
    <FormSection title={t(chosen.hasPlaces ? 'chooser' : 'waitingList')}>
      <div className={styles.dates} data-asked-dates>
        <p role="status" className={styles.notice}>
          {isReplaced ? t('replaced') : !chosen.hasPlaces && t('waitingListText')}
        </p>
        <ChoiceSelect
          name="departure"
          label={t('departure')}
          value={chosen.id}
          onChange={(departure) => set(departure, party)}
          isWide
        >
          {departures.map(({ id, from, to, hasPlaces }) => (
            <option key={id} value={id}>
              {formatDayRange(from, to, language)}
              {!hasPlaces && ` · ${t('availability.waiting_list')}`}
            </option>
          ))}
        </ChoiceSelect>
        <PartyFields prices={chosen.prices} party={party} onChange={(changed) => set(chosen.id, changed)} />
        <PartyTotal total={total} earlyUntil={chosen.early?.until} hasPlaces={chosen.hasPlaces} />
      </div>
    </FormSection>
  );
}
