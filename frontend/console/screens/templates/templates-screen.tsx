import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useOnDemand } from '../../features/on-demand/use-on-demand.ts';
import { useMay } from '../../features/session/use-may.ts';
import { useTemplates } from '../../features/templates/use-templates.ts';
import type { EditedTemplate } from './template-dialog.tsx';
import { TemplateResults } from './template-results.tsx';
import { useRemoveTemplate } from './use-remove-template.tsx';

/** Loaded on demand: most visits only read. */
const loadDialog = () => import('./template-dialog.tsx');

/** `/admin/templates`: the texts that replies begin with, shared and one's own. */
export default function TemplatesScreen() {
  const { t } = useTranslation('adminReplies', { keyPrefix: 'templates' });
  const read = useTemplates();
  const mayShare = useMay('PUT /desk/templates');
  const heading = useRef<HTMLHeadingElement>(null);
  const { Part: TemplateDialog, fetch } = useOnDemand(loadDialog);
  const [edited, setEdited] = useState<EditedTemplate>();
  const [isOpen, setIsOpen] = useState(false);
  const askToRemove = useRemoveTemplate(read, () => heading.current?.focus());
  const { templates } = read;

  const open = async (next: EditedTemplate) => {
    if (!(await fetch())) return;
    setEdited(next);
    setIsOpen(true);
  };

  return (
    <>
      <ScreenHead
        title={t('title')}
        headingRef={heading}
        actions={
          templates && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => void open({ whose: mayShare ? 'shared' : 'own', template: undefined })}
            >
              {t('add')}
            </Button>
          )
        }
      >
        <p>{t('subtitle')}</p>
      </ScreenHead>
      <TemplateResults read={read} onEdit={(next) => void open(next)} onRemove={askToRemove} />
      {TemplateDialog && templates && edited && (
        <TemplateDialog
          open={isOpen}
          edited={edited}
          templates={templates}
          onSaved={read.put}
          onClose={() => setIsOpen(false)}
          afterClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
