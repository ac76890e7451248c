import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { priceItems } from '#contracts/api/offer-terms';
import shared from '../../../../components/console.module.css';
import { grid } from '../../../../components/grid.ts';
import { Hint } from '../../../../components/hint.tsx';
import { DayInput } from '../../../../features/days/day-input.tsx';
import { emptyLine, type LineValues, placeOfLine } from '../../../../features/programs/part-values.ts';
import { PriceLineFields } from './price-line-fields.tsx';
import { RiyalsInput } from './riyals-input.tsx';

interface Props {
  /** True if the adult's line has the price; in the form of a program the field of the basics has it. */
  hasOwnAdult?: boolean;
}

/** Prices by traveller and room, within a form with a value `prices`. */
export function PriceLines({ hasOwnAdult = false }: Props) {
  const { t } = useTranslation('adminOffer');
  // `preserve` also returns the item of each line, which no control shows.
  const lines: LineValues[] =
    Form.useWatch(['prices', 'lines'], { form: Form.useFormInstance(), preserve: true }) ?? [];
  const hasEarly = lines.some((line) => typeof line?.early_sar === 'number');
  return (
    <>
      <Form.List name={['prices', 'lines']}>
        {(fields, { add, remove }) => (
          <>
            <ul className={`${shared.bare} ${shared.divided}`} style={{ marginBlockStart: '0.75rem' }}>
              {fields.map(({ key, name }) => {
                const item = lines[name]?.item;
                if (!item) return null;
                return (
                  <li key={key} style={{ position: 'static' }}>
                    <Flex align="center" justify="space-between">
                      <strong>{t(`prices.items.${item}`)}</strong>
                      {item !== 'adult' && (
                        <Button
                          type="text"
                          danger
                          icon={<DeleteOutlined aria-hidden />}
                          aria-label={t('prices.removeLine', { item: t(`prices.items.${item}`) })}
                          onClick={() => remove(name)}
                        />
                      )}
                    </Flex>
                    <PriceLineFields name={name} item={item} hasPrice={item !== 'adult' || hasOwnAdult} />
                  </li>
                );
              })}
            </ul>
            <AddLines lines={lines} onAdd={(line) => add(line, placeOfLine(lines, line.item))} />
          </>
        )}
      </Form.List>
      <div style={{ ...grid('11rem', '0 1.25rem'), marginBlockStart: '1rem' }}>
        <Form.Item
          name={['prices', 'early_until']}
          label={t('prices.earlyUntil')}
          required={hasEarly}
          extra={t('prices.earlyHint')}
        >
          <DayInput />
        </Form.Item>
        <Form.Item name={['prices', 'deposit_sar']} label={t('prices.deposit')} extra={t('prices.depositHint')}>
          <RiyalsInput />
        </Form.Item>
      </div>
    </>
  );
}

/** Buttons for the lines that are not there yet. */
function AddLines({ lines, onAdd }: { lines: readonly LineValues[]; onAdd: (line: LineValues) => void }) {
  const { t } = useTranslation('adminOffer');
  const missing = priceItems.filter((item) => !lines.some((line) => line?.item === item));
  if (missing.length === 0) return null;
  return (
    <Flex wrap align="center" gap="small" style={{ marginBlockStart: '0.75rem' }}>
      <Hint as="span">{t('prices.add')}</Hint>
      {missing.map((item) => (
        <Button key={item} icon={<PlusOutlined aria-hidden />} onClick={() => onAdd(emptyLine(item))}>
          {t(`prices.items.${item}`)}
        </Button>
      ))}
    </Flex>
  );
}
