import Alert from 'antd/es/alert';
import Form from 'antd/es/form';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import {
  type Confirmation,
  type FigurePlace,
  type FigureSuffix,
  isUnconfirmed,
} from '#contracts/api/site-figures-rules';
import { showNumber } from '../../programs/editor/fields/number-text.ts';

interface FigureValues extends Confirmation {
  place?: FigurePlace;
  number?: number;
  suffix?: FigureSuffix;
}

const signs = { plus: '+', percent: '%', none: '' } as const;

/** The number and the place of a figure, and whether it is an example. */
export function FigureNote({ place }: { place: number }) {
  const { t } = useTranslation('adminSite');
  const item = Form.useWatch<FigureValues | undefined>(['items', place]);
  if (!item) return null;
  const { number, suffix = 'none' } = item;
  return (
    <>
      {' · '}
      {t(`options.${item.place ?? 'story'}`)}
      {typeof number === 'number' && (
        <>
          {' · '}
          <bdi dir="ltr">{`${showNumber(number)}${signs[suffix]}`}</bdi>
        </>
      )}
      {isUnconfirmed(item) && <Tag style={{ marginInlineStart: '0.5rem' }}>{t('figures.example')}</Tag>}
    </>
  );
}

/** Says that nobody has confirmed a figure that visitors see. */
export function ExampleNote() {
  const { t } = useTranslation('adminSite');
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: '1rem' }}
      title={t('figures.example')}
      description={t('figures.exampleText')}
    />
  );
}
