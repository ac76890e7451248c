import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../components/hint.tsx';
import { ExcerptText } from './excerpt-text.tsx';
import { excerpts } from './text-difference.ts';

interface Props {
  label: string;
  /** The field's value in each of the two versions, in words. */
  before: string;
  after: string;
  /** Shown above the words. */
  pictures?: Readonly<Record<'before' | 'after', ReactNode>>;
}

/** A field in which a version differs from the one before. */
export function FieldChange({ label, before, after, pictures }: Props) {
  const { t } = useTranslation('adminDrafts');
  const [from, to] = excerpts(before, after);
  return (
    <li>
      <strong>{label}</strong>
      <dl style={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '0.25rem 0.75rem', margin: 0 }}>
        <dt>
          <Hint as="span">{t('history.from')}</Hint>
        </dt>
        <dd style={{ margin: 0 }}>
          {pictures?.before}
          <ExcerptText excerpt={from} />
        </dd>
        <dt>
          <Hint as="span">{t('history.to')}</Hint>
        </dt>
        <dd style={{ margin: 0 }}>
          {pictures?.after}
          <ExcerptText excerpt={to} />
        </dd>
      </dl>
    </li>
  );
}
