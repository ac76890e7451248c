import { useTranslation } from 'react-i18next';
import { agesOf, agesOfChildren, type ChosenParty } from '#catalogue/party';
import { lineOf } from '#catalogue/prices';
import type { AgedItem } from '#contracts/api/offer-terms';
import type { Prices } from '#contracts/api/program-prices';
import look from '../../../components/select.module.css';
import { askedNames, childrenName } from '../asked-dates.ts';
import { pricedRooms } from '../departure-view.ts';
import { ChoiceSelect } from './choice-select.tsx';
import styles from './party-fields.module.css';

interface PartyFieldsProps {
  prices: Prices;
  party: ChosenParty;
  onChange: (party: ChosenParty) => void;
}

/** The most travellers of a kind that the selects offer: larger groups get a price of their own from an expert. */
const most = { adults: 12, seniors: 8, children: 8, infants: 4 };

/** The numbers of travellers by age, and their rooms. Kinds and rooms without a price are not asked for. */
export function PartyFields({ prices, party, onChange }: PartyFieldsProps) {
  const { t } = useTranslation('offer');
  const rooms = pricedRooms(prices);
  const hint = (item: AgedItem) => {
    const { from, to } = agesOf(prices, item);
    if (to === null) return t('party.from', { age: from });
    return t('party.ages', { from: from ?? 0, to });
  };
  const set = (change: Partial<ChosenParty>) => onChange({ ...party, ...change });
  const ages = agesOfChildren(prices);
  const setChildren = (count: number) =>
    set({ ages: Array.from({ length: count }, (_, i) => party.ages[i] ?? ages[0] ?? 0) });
  return (
    <div className={styles.party}>
      <Count
        name={askedNames.adults}
        label={t('party.adults')}
        range={[1, most.adults]}
        value={party.adults}
        onChange={(adults) => set({ adults })}
      />
      {(lineOf(prices, 'senior') || party.seniors > 0) && (
        <Count
          name={askedNames.seniors}
          label={t('party.seniors')}
          hint={hint('senior')}
          range={[0, most.seniors]}
          value={party.seniors}
          onChange={(seniors) => set({ seniors })}
        />
      )}
      <Count
        name={childrenName}
        label={t('party.children')}
        hint={hint('child')}
        range={[0, most.children]}
        value={party.ages.length}
        onChange={setChildren}
      />
      <Count
        name={askedNames.infants}
        label={t('party.infants')}
        hint={hint('infant')}
        range={[0, most.infants]}
        value={party.infants}
        onChange={(infants) => set({ infants })}
      />
      <AgesOfChildren ages={party.ages} options={ages} onChange={(ages) => set({ ages })} />
      {rooms.length > 1 && (
        <ChoiceSelect
          name={askedNames.room}
          label={t('party.room')}
          value={party.room}
          onChange={(room) => set({ room: rooms.find((one) => one === room) ?? 'double' })}
          isWide
        >
          {rooms.map((room) => (
            <option key={room} value={room}>
              {t(`rooms.${room}`)}
            </option>
          ))}
        </ChoiceSelect>
      )}
    </div>
  );
}

interface AgesProps {
  ages: readonly number[];
  /** The ages that a child may have. */
  options: readonly number[];
  onChange: (ages: number[]) => void;
}

function AgesOfChildren({ ages, options, onChange }: AgesProps) {
  const { t } = useTranslation('offer');
  if (ages.length === 0) return null;
  return (
    <fieldset className={styles.ages}>
      <legend>{t('party.agesOfChildren')}</legend>
      {ages.map((age, index) => (
        <select
          // biome-ignore lint/suspicious/noArrayIndexKey: the children have no other name.
          key={index}
          className={look.select}
          name={askedNames.age}
          aria-label={t('party.ageOfChild', { number: index + 1 })}
          value={age}
          onChange={(event) => onChange(ages.with(index, Number(event.target.value)))}
        >
          <Numbers of={options} />
        </select>
      ))}
    </fieldset>
  );
}

interface CountProps {
  name: string;
  label: string;
  hint?: string;
  range: readonly [fewest: number, most: number];
  value: number;
  onChange: (count: number) => void;
}

function Count({ range: [fewest, most], onChange, value, ...field }: CountProps) {
  // An address may ask for more than is offered.
  const last = Math.max(most, value);
  return (
    <ChoiceSelect {...field} value={value} onChange={(text) => onChange(Number(text))}>
      <Numbers of={Array.from({ length: last - fewest + 1 }, (_, index) => index + fewest)} />
    </ChoiceSelect>
  );
}

const Numbers = ({ of }: { of: readonly number[] }) =>
  of.map((number) => (
    <option key={number} value={number}>
      {number}
    </option>
  ));
