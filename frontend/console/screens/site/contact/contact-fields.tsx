import Checkbox from 'antd/es/checkbox/Checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import InputNumber from 'antd/es/input-number';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contactLimits } from '#contracts/api/site-contact-rules';
import { languages } from '#contracts/field-kit/language';
import shared from '../../../components/console.module.css';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { DayInput } from '../../../features/days/day-input.tsx';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { cardNames } from '../card-names.ts';
import type { FieldsProps } from '../section-form.ts';

const limits = contactLimits;
const columns = grid('16rem', '0 1.25rem');

/** The ways to reach the agency, in the order in which visitors see them. */
export function ContactFields({ isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('contact.text')}</Hint>
      <Part title={t('contact.names.phones')} hint={t('contact.hints.phones')}>
        <CardsOf name="phones" title="label" isSaving={isSaving}>
          {(place) => <WayFields list="phones" place={place} value="number" />}
        </CardsOf>
        <div style={{ marginBlockStart: '1rem' }}>
          <LtrField name="whatsapp" label={t('contact.names.whatsapp')} kind="tel" required />
        </div>
      </Part>
      <Part title={t('contact.names.emails')} hint={t('contact.hints.emails')}>
        <CardsOf name="emails" title="label" isSaving={isSaving}>
          {(place) => <WayFields list="emails" place={place} value="address" />}
        </CardsOf>
      </Part>
      <Part title={t('contact.names.addresses')} hint={t('contact.hints.addresses')}>
        <CardsOf name="addresses" title="text" isSaving={isSaving}>
          {(place) => <AddressFields place={place} />}
        </CardsOf>
      </Part>
      <Hours isSaving={isSaving} />
      <Part title={t('contact.names.social')}>
        <CardsOf name="social" isSaving={isSaving}>
          {(place) => (
            <div style={columns}>
              <Form.Item name={[place, 'name']} label={t('contact.names.name')} required>
                <Input maxLength={limits.name} dir="auto" />
              </Form.Item>
              <LtrField name={[place, 'link']} label={t('contact.names.link')} kind="url" required />
            </div>
          )}
        </CardsOf>
      </Part>
      <Part title={t('contact.numbers')} hint={t('contact.hints.numbers')}>
        <div style={columns}>
          <LtrField name="licence" label={t('contact.names.licence')} kind="numeric" required />
          <Form.Item name="licence_until" label={t('contact.names.licence_until')} extra={t('contact.hints.until')}>
            <DayInput />
          </Form.Item>
          <LtrField name="registration" label={t('contact.names.registration')} kind="numeric" required />
          <LtrField name="vat" label={t('contact.names.vat')} kind="numeric" />
        </div>
      </Part>
    </>
  );
}

function Hours({ isSaving }: Pick<FieldsProps, 'isSaving'>) {
  const { t } = useTranslation('adminSite');
  return (
    <Part title={t('contact.names.hours')} hint={t('contact.hints.hours')}>
      <LanguagePair
        names={{ ar: ['hours', 'ar'], en: ['hours', 'en'] }}
        label={t('contact.names.lines')}
        limit={limits.lines}
        rows={2}
        required={languages}
      />
      <Form.Item name="open_always" valuePropName="checked">
        <Checkbox>{t('contact.names.open_always')}</Checkbox>
      </Form.Item>
      <CardsOf name="hours_seasons" title="name" isSaving={isSaving}>
        {(place) => (
          <>
            <Pair list="hours_seasons" place={place} name="name" limit={limits.season} />
            <div style={columns}>
              <Form.Item name={[place, 'from']} label={t('contact.names.from')} required>
                <DayInput />
              </Form.Item>
              <Form.Item name={[place, 'until']} label={t('contact.names.until')} required>
                <DayInput />
              </Form.Item>
            </div>
            <Pair list="hours_seasons" place={place} name="lines" limit={limits.lines} rows={2} />
          </>
        )}
      </CardsOf>
    </Part>
  );
}

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section aria-label={title} style={{ marginBlockEnd: '2rem' }}>
    <h3 className={shared.subhead}>{title}</h3>
    {hint && <Hint style={{ marginBlockEnd: '0.75rem' }}>{hint}</Hint>}
    {children}
  </section>
);

type List = 'phones' | 'emails' | 'addresses' | 'hours_seasons' | 'social';

interface CardsProps extends Pick<FieldsProps, 'isSaving'> {
  name: List;
  /** The text in each language by which a card is known; without it that is its name. */
  title?: string;
  children: (place: number) => ReactNode;
}

function CardsOf({ name, title, isSaving, children }: CardsProps) {
  const list = useSectionCards({
    ...{ form: 'contact', name, noun: `contact.cards.${name}`, maximum: limits[name], title },
    empty: () => ({}),
  });
  return (
    <MovableCards list={list} isSaving={isSaving}>
      {children}
    </MovableCards>
  );
}

interface PlaceProps {
  place: number;
}

function WayFields({ list, place, value }: PlaceProps & { list: 'phones' | 'emails'; value: 'number' | 'address' }) {
  const { t } = useTranslation('adminSite');
  const kind = value === 'number' ? 'tel' : 'email';
  return (
    <>
      <Pair list={list} place={place} name="label" limit={limits.label} />
      <LtrField name={[place, value]} label={t(`contact.names.${value}`)} kind={kind} required />
      <Pair list={list} place={place} name="note" limit={limits.note} isOptional />
    </>
  );
}

function AddressFields({ place }: PlaceProps) {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Pair list="addresses" place={place} name="text" limit={limits.address} />
      <Pair list="addresses" place={place} name="city" limit={limits.city} />
      <div style={grid('10rem', '0 1.25rem')}>
        {(['latitude', 'longitude'] as const).map((name) => (
          <Form.Item key={name} name={[place, name]} label={t(`contact.names.${name}`)}>
            <InputNumber<number> step={0.0001} inputMode="decimal" style={{ inlineSize: '100%' }} />
          </Form.Item>
        ))}
      </div>
      <LtrField name={[place, 'link']} label={t('contact.names.link')} kind="url" hint={t('contact.hints.link')} />
    </>
  );
}

interface PairProps extends PlaceProps {
  list: List;
  name: 'label' | 'note' | 'text' | 'city' | 'name' | 'lines';
  limit: number;
  rows?: number;
  isOptional?: boolean;
}

function Pair({ list, place, name, isOptional = false, ...pair }: PairProps) {
  const { t } = useTranslation('adminSite');
  return (
    <LanguagePair
      {...cardNames(list, place, name)}
      label={t(`contact.names.${name}`)}
      required={!isOptional && languages}
      {...pair}
    />
  );
}

interface LtrProps {
  name: string | (string | number)[];
  label: string;
  kind: 'tel' | 'email' | 'url' | 'numeric';
  required?: boolean;
  hint?: string;
}

/** A field whose content is left to right in every language. */
const LtrField = ({ name, label, kind, required = false, hint }: LtrProps) => (
  <Form.Item name={name} label={label} required={required} extra={hint}>
    <LtrInput kind={kind} />
  </Form.Item>
);

/** antd's style for right-to-left pages overrides `dir`. */
const LtrInput = ({ kind, ...input }: { kind: LtrProps['kind']; id?: string; value?: string }) => (
  <Input {...input} dir="ltr" inputMode={kind} maxLength={limits.link} style={{ direction: 'ltr' }} />
);
