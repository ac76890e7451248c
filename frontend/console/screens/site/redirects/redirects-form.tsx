import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { redirectsLimits } from '#contracts/api/site-redirects-rules';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { leadsSomewhere } from '../../../features/site-content/section-checks.ts';
import { cardsOf } from '../../../features/site-content/section-fields.ts';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { LinkInput } from '../link-input.tsx';
import type { FieldsProps, SectionForm } from '../section-form.ts';

const redirectsForm: SectionForm = {
  name: 'redirects',
  fields: [
    {
      name: 'items',
      kind: 'cards',
      fields: [
        { name: 'from', kind: 'text' },
        { name: 'to', kind: 'text', checks: [leadsSomewhere] },
      ],
    },
  ],
  Fields: RedirectsFields,
  useStanding({ items }, { published_at }) {
    const { t } = useTranslation('adminSite');
    return { isCurrent: published_at !== null, title: t('redirects.standing', { count: cardsOf(items).length }) };
  },
};

export default redirectsForm;

function RedirectsFields({ isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const list = useSectionCards({
    ...{ form: 'redirects', name: 'items', maximum: redirectsLimits.items },
    empty: () => ({}),
  });
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('redirects.text')}</Hint>
      <MovableCards list={{ ...list, titleOf: (place) => ['items', place, 'from'] }} isSaving={isSaving}>
        {(place) => (
          <div style={grid('16rem', '0 1.25rem')}>
            {(['from', 'to'] as const).map((name) => (
              <Form.Item key={name} name={[place, name]} label={t(`redirects.names.${name}`)} required>
                <LinkInput
                  maxLength={redirectsLimits.address}
                  placeholder={name === 'from' ? '/old-page' : '/programs'}
                />
              </Form.Item>
            ))}
          </div>
        )}
      </MovableCards>
    </>
  );
}
