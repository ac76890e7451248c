import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { Departure } from '#contracts/api/departures';
import { maximumSeats } from '#contracts/api/offer-terms';
import { quoteLimits } from '#contracts/api/quote-rules';
import { formatDayRange } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { grid } from '../../../components/grid.ts';
import { ProgramSelect } from '../../../features/programs/program-select.tsx';
import styles from '../../programs/editor/fields/fields.module.css';
import { readNumber } from '../../programs/editor/fields/number-text.ts';
import type { QuoteEditor } from './use-quote-editor.ts';

interface Props {
  editor: QuoteEditor;
  /** In Riyadh. */
  today: string;
}

const people = ['adults', 'seniors', 'children', 'infants'] as const;

/** The program whose prices become lines, for whom, and the seats that the customer's acceptance takes. */
export function ProgramFields({ editor, today }: Props) {
  const { t } = useTranslation(['adminQuotes', 'adminOffer']);
  const { program_id, departure_id } = editor.values;
  return (
    <div>
      <div style={grid('16rem', '0 1.25rem')}>
        <Form.Item name="program_id" label={t('fields.program')} extra={t('fields.programHint')}>
          <ProgramSelect placeholder={t('noProgram')} isOnSite isBusy={editor.isReadingProgram} />
        </Form.Item>
        <Departures departures={editor.offered.departures} departureId={departure_id} today={today} />
      </div>
      {program_id && (
        <div style={grid('5.5rem', '0 1.25rem')}>
          {people.map((name) => (
            <Form.Item key={name} name={['party', name]} label={t(`fields.${name}`)}>
              <Count least={0} most={quoteLimits.quantity} />
            </Form.Item>
          ))}
          {departure_id && (
            <Form.Item name="seats" label={t('fields.seats')} required>
              <Count least={1} most={maximumSeats} />
            </Form.Item>
          )}
        </div>
      )}
    </div>
  );
}

interface DeparturesProps {
  departures: readonly Departure[];
  /** The chosen one. */
  departureId: string | undefined;
  today: string;
}

/** The departures of the program, with how many seats are left of the chosen one. */
function Departures({ departures, departureId, today }: DeparturesProps) {
  const { t } = useTranslation('adminQuotes');
  const { language } = useLanguage();
  const offered = departures.filter(({ id, from_date }) => from_date >= today || id === departureId);
  if (offered.length === 0) return null;
  const left = ({ seats_left }: Departure) =>
    seats_left === null || seats_left === undefined ? t('seats.uncounted') : t('seats.left', { count: seats_left });
  const chosen = offered.find(({ id }) => id === departureId);
  return (
    <Form.Item name="departure_id" label={t('fields.departure')} extra={chosen && left(chosen)}>
      <Select
        allowClear
        placeholder={t('seats.none')}
        options={offered.map((departure) => ({
          value: departure.id,
          label: formatDayRange(departure.from_date, departure.to_date, language, { month: 'short' }),
        }))}
      />
    </Form.Item>
  );
}

interface CountProps {
  least: number;
  most: number;
}

/** @param props the rest comes from the form */
function Count({ least, most, ...props }: CountProps) {
  return (
    <InputNumber<number>
      {...props}
      className={styles.number}
      min={least}
      max={most}
      precision={0}
      inputMode="numeric"
      parser={readNumber}
    />
  );
}
