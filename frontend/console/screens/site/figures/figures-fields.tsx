import Alert from 'antd/es/alert';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import InputNumber, { type InputNumberProps } from 'antd/es/input-number';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import {
  areYearsUnconfirmed,
  type Confirmation,
  type FigureClaims,
  type FigurePlace,
  figurePlaces,
  figureSuffixes,
  figuresLimits,
  isUnconfirmed,
  unconfirmedFigures,
} from '#contracts/api/site-figures-rules';
import { languages } from '#contracts/field-kit/language';
import { useToday } from '#shared/lib/use-today.ts';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { DayInput } from '../../../features/days/day-input.tsx';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { readNumber, showNumber } from '../../programs/editor/fields/number-text.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { cardNames } from '../card-names.ts';
import type { FieldsProps } from '../section-form.ts';
import { ExampleNote, FigureNote } from './figure-notes.tsx';

const row = grid('12rem', '0 1.25rem');

/** The agency's numbers about itself, each with its source. */
export function FiguresFields({ values, isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const { since, items } = figuresLimits;
  const unconfirmed = unconfirmedFigures(values as FigureClaims);
  const list = useSectionCards({
    ...{ form: 'figures', name: 'items', maximum: items, title: 'label' },
    empty: () => ({ place: 'story', suffix: 'plus', shown: true }),
    Note: FigureNote,
  });
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('figures.text')}</Hint>
      {unconfirmed > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: '1rem' }}
          title={t('figures.unconfirmed', { count: unconfirmed })}
        />
      )}
      <div style={row}>
        <Form.Item name="since" label={t('figures.names.since')} extra={t('figures.hints.since')} required>
          <FigureInput min={since.first} max={since.last} precision={0} inputMode="numeric" />
        </Form.Item>
        <Form.Item name="years" label={t('figures.yearsLabel')} valuePropName="checked">
          <Checkbox>{t('figures.names.years')}</Checkbox>
        </Form.Item>
      </div>
      {areYearsUnconfirmed(values as FigureClaims) && <ExampleNote />}
      <Proof
        source="since_source"
        confirmed="since_confirmed"
        labels={{ source: t('figures.names.since_source'), confirmed: t('figures.names.since_confirmed') }}
        hint={t('figures.hints.since_source')}
      />
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => <ItemFields place={place} />}
      </MovableCards>
    </>
  );
}

function ItemFields({ place }: { place: number }) {
  const { t } = useTranslation('adminSite');
  const item = Form.useWatch<Confirmation | undefined>(['items', place]);
  return (
    <>
      {item && isUnconfirmed(item) && <ExampleNote />}
      <div style={row}>
        <Form.Item name={[place, 'place']} label={t('figures.names.place')}>
          <Select
            options={(Object.keys(figurePlaces) as FigurePlace[]).map((value) => ({
              value,
              label: t(`options.${value}`),
            }))}
          />
        </Form.Item>
        <Form.Item name={[place, 'number']} label={t('figures.names.number')} required>
          <FigureInput min={0} max={figuresLimits.number} step={0.1} inputMode="decimal" formatter={showNumber} />
        </Form.Item>
        <Form.Item name={[place, 'suffix']} label={t('figures.names.suffix')}>
          <Select options={figureSuffixes.map((value) => ({ value, label: t(`options.${value}`) }))} />
        </Form.Item>
      </div>
      <LanguagePair
        {...cardNames('items', place, 'label')}
        label={t('figures.names.label')}
        limit={figuresLimits.label}
        required={languages}
        hint={t('figures.hints.label')}
      />
      <Proof
        source={[place, 'source']}
        confirmed={[place, 'confirmed']}
        labels={{ source: t('figures.names.source'), confirmed: t('figures.names.confirmed') }}
        hint={t('figures.hints.source')}
      />
      <Form.Item name={[place, 'shown']} valuePropName="checked">
        <Checkbox>{t('figures.names.shown')}</Checkbox>
      </Form.Item>
    </>
  );
}

type Name = string | (string | number)[];

interface ProofProps {
  source: Name;
  confirmed: Name;
  labels: { source: string; confirmed: string };
  hint: string;
}

/** Where a figure comes from, and the day on which it was confirmed. */
function Proof({ source, confirmed, labels, hint }: ProofProps) {
  const today = useToday();
  return (
    <div style={row}>
      <Form.Item name={source} label={labels.source} extra={hint}>
        <Input maxLength={figuresLimits.source} dir="auto" />
      </Form.Item>
      <Form.Item name={confirmed} label={labels.confirmed}>
        <DayInput latest={today} />
      </Form.Item>
    </div>
  );
}

const FigureInput = (input: InputNumberProps<number>) => (
  <InputNumber<number> {...input} parser={readNumber} controls={false} style={{ inlineSize: '100%' }} />
);
