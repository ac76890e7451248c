import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Whose } from '#contracts/api/kept-lists';
import type { Template } from '#contracts/api/templates';
import { formatDateTime } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { textIn } from '../../features/templates/template-text.ts';

export interface TemplateActions {
  onEdit: (of: { whose: Whose; template: Template }) => void;
  onRemove: (whose: Whose, template: Template) => void;
}

interface Props {
  template: Template;
  whose: Whose;
  uses: number;
  /** Undefined for who may only use it. */
  actions?: TemplateActions;
}

/** The title, the beginning of the text, how often it was used and who changed it last. */
export function TemplateCard({ template, whose, uses, actions }: Props) {
  const { t } = useTranslation('adminReplies', { keyPrefix: 'templates' });
  const { language } = useLanguage();
  const { title, texts, updated_at, updated_by } = template;
  return (
    <ListCard>
      <div>
        <Flex wrap gap="0 8px" align="baseline" justify="space-between">
          <strong className={shared.words}>
            <bdi>{title}</bdi>
          </strong>
          {!texts.en && <Tag style={{ marginInlineEnd: 0 }}>{t('noEnglish')}</Tag>}
        </Flex>
        <p className={shared.clamped} dir="auto">
          {textIn(template, language)}
        </p>
      </div>
      <Flex align="end" justify="space-between" gap="small">
        <div>
          <Hint as="div">{uses > 0 ? t('uses', { count: uses }) : t('unused')}</Hint>
          <Hint as="div">
            {t('changed', {
              name: isolated(updated_by.name || updated_by.email),
              time: formatDateTime(updated_at, language),
            })}
          </Hint>
        </div>
        {actions && (
          <Flex role="group" aria-label={t('actionsFor', { title })}>
            <Button
              type="text"
              icon={<EditOutlined aria-hidden />}
              aria-label={t('edit')}
              data-hint={t('edit')}
              onClick={() => actions.onEdit({ whose, template })}
            />
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('remove.open')}
              data-hint={t('remove.open')}
              onClick={() => actions.onRemove(whose, template)}
            />
          </Flex>
        )}
      </Flex>
    </ListCard>
  );
}
