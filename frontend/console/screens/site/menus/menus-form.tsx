import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { menusLimits } from '#contracts/api/site-menus-rules';
import { languages } from '#contracts/field-kit/language';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { leadsSomewhere } from '../../../features/site-content/section-checks.ts';
import type { SectionField } from '../../../features/site-content/section-fields.ts';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { cardNames } from '../card-names.ts';
import { FieldsTitle } from '../fields-title.tsx';
import type { FieldsProps, SectionForm } from '../section-form.ts';
import { TargetInput } from '../target-input.tsx';

const menus = ['header', 'footer'] as const;
type Menu = (typeof menus)[number];

const link: readonly SectionField[] = [
  { name: 'text', kind: 'texts', required: true },
  { name: 'to', kind: 'text', checks: [leadsSomewhere] },
];

const menusForm: SectionForm = {
  name: 'menus',
  fields: menus.map((name) => ({ name, kind: 'cards', fields: link })),
  Fields: MenusFields,
};

export default menusForm;

function MenusFields({ isSaving }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('menus.text')}</Hint>
      {menus.map((menu) => (
        <Links key={menu} menu={menu} isSaving={isSaving} />
      ))}
    </>
  );
}

function Links({ menu, isSaving }: Pick<FieldsProps, 'isSaving'> & { menu: Menu }) {
  const { t } = useTranslation('adminSite');
  const list = useSectionCards({
    ...{ form: 'menus', name: menu, noun: `menus.cards.${menu}`, maximum: menusLimits[menu], title: 'text' },
    empty: () => ({}),
  });
  return (
    <section aria-label={t(`menus.names.${menu}`)} style={{ marginBlockEnd: '2rem' }}>
      <FieldsTitle>{t(`menus.names.${menu}`)}</FieldsTitle>
      <Hint style={{ marginBlockEnd: '0.75rem' }}>{t(`menus.hints.${menu}`)}</Hint>
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => (
          <>
            <LanguagePair
              {...cardNames(menu, place, 'text')}
              label={t('menus.names.text')}
              limit={menusLimits.text}
              required={languages}
            />
            <Form.Item name={[place, 'to']} label={t('menus.names.to')} required>
              <TargetInput limit={menusLimits.link} />
            </Form.Item>
          </>
        )}
      </MovableCards>
    </section>
  );
}
