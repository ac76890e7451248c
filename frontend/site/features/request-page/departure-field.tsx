import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Prices } from '#shared/components/prices.tsx';
import { FormField } from '#shared/features/enquiries/form-field.tsx';
import { formatDayRange, formatHijriRange, formatPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import styles from './departure-field.module.css';
import { freeDays } from './use-dates-form.ts';
import type { ProgramDeparture } from './use-program-departures.ts';

/** A choice of the program's departures, with price and places left, or of days of one's own. */
export function DepartureField({ departures }: { departures: readonly ProgramDeparture[] }) {
  const { t } = useTranslation('requestPage');
  const labelId = useId();
  return (
    <FormField name="departure" label={<span id={labelId}>{t('dates.departure')}</span>} required>
      <DepartureCards labelId={labelId} departures={departures} />
    </FormField>
  );
}

interface DepartureCardsProps {
  labelId: string;
  departures: readonly ProgramDeparture[];
  /** antd's Form.Item sets these four. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  'aria-describedby'?: string;
}

function DepartureCards({ labelId, departures, id, value, onChange, ...described }: DepartureCardsProps) {
  const { t } = useTranslation('requestPage');
  const name = useId();
  const radio = { name, chosen: value, onChoose: onChange };
  return (
    <div
      role="radiogroup"
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={described['aria-describedby']}
      className={styles.choices}
    >
      {departures.map((departure) => (
        <Choice key={departure.id} {...radio} value={departure.id}>
          <DepartureWords departure={departure} />
        </Choice>
      ))}
      <Choice {...radio} value={freeDays}>
        <span>
          <strong>{t('dates.free')}</strong>
          <span className={styles.soft}>{t('dates.freeHint')}</span>
        </span>
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  chosen: string | undefined;
  onChoose: ((value: string) => void) | undefined;
  children: ReactNode;
}

const Choice = ({ name, value, chosen, onChoose, children }: ChoiceProps) => (
  <label className={styles.choice} data-departure={value}>
    <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose?.(value)} />
    {children}
  </label>
);

function DepartureWords({ departure }: { departure: ProgramDeparture }) {
  const { t } = useTranslation(['requestPage', 'offer']);
  const { language } = useLanguage();
  const { from, to, availability, seatsLeft, price, total } = departure;
  const amount = (riyals: number) => formatPrice(riyals, language).replaceAll(' ', '\u00a0');
  return (
    <>
      <span>
        <strong>{formatDayRange(from, to, language)}</strong>
        <span className={styles.soft}>{formatHijriRange(from, to, language)}</span>
        <span className={styles.places} data-state={availability}>
          {seatsLeft === undefined
            ? t(`offer:availability.${availability}`)
            : t('offer:seatsLeft', { count: seatsLeft })}
        </span>
      </span>
      <span className={styles.price}>
        <strong>
          <Prices>{total === undefined ? t('dates.unknown') : t('dates.total', { total: amount(total) })}</Prices>
        </strong>
        {price !== undefined && (
          <span className={styles.soft}>
            <Prices>{`${amount(price)} ${t('offer:perAdult')}`}</Prices>
          </span>
        )}
      </span>
    </>
  );
}
