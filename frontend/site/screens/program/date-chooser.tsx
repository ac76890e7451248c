import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { agesOfChildren } from '#catalogue/party';
import { paths } from '#contracts/website/paths';
import { Button } from '#shared/components/button.tsx';
import { formatDayRange } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { askedInForm, askedNames } from '../../features/programs/asked-dates.ts';
import type { DepartureView } from '../../features/programs/departure-view.ts';
import { ChoiceSelect } from '../../features/programs/party/choice-select.tsx';
import { PartyFields } from '../../features/programs/party/party-fields.tsx';
import { PartyTotal } from '../../features/programs/party/party-total.tsx';
import type { ChosenDates } from '../../features/programs/use-chosen-dates.ts';
import styles from './date-chooser.module.css';

interface DateChooserProps {
  programId: string;
  dates: ChosenDates;
  chosen: DepartureView;
}

/**
 * Chooses a departure and a party and adds up what they cost. A form that works without scripts: its address is that of
 * the enquiry form, and the total is that of the usual party.
 */
export function DateChooser({ programId, dates, chosen }: DateChooserProps) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { askable, party, total, addressOf, choose, setParty } = dates;
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for choices made before hydration.
  useEffect(() => {
    const before = form.current && askedInForm(form.current, agesOfChildren(chosen.prices)[0] ?? 0);
    if (!before) return;
    if (before.departure !== chosen.id) choose(before.departure);
    if (JSON.stringify(before.party) !== JSON.stringify(party)) setParty(before.party);
  }, []);

  const open = (event: FormEvent) => {
    event.preventDefault();
    void navigate(addressOf());
  };
  return (
    <form ref={form} action={paths.customJourney} className={styles.chooser} onSubmit={open} aria-label={t('chooser')}>
      <input type="hidden" name={askedNames.program} value={programId} />
      <input type="hidden" name="lang" value={language} />
      <ChoiceSelect name={askedNames.departure} label={t('departure')} value={chosen.id} onChange={choose} isWide>
        {askable.map(({ id, from, to, hasPlaces }) => (
          <option key={id} value={id}>
            {formatDayRange(from, to, language, { month: 'short' })}
            {!hasPlaces && ` · ${t('availability.waiting_list')}`}
          </option>
        ))}
      </ChoiceSelect>
      <PartyFields prices={chosen.prices} party={party} onChange={setParty} />
      <PartyTotal total={total} earlyUntil={chosen.early?.until} hasPlaces={chosen.hasPlaces} />
      <Button type="submit" look="accent">
        {t(chosen.hasPlaces ? 'request' : 'joinList')}
      </Button>
    </form>
  );
}
