import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../../components/console.module.css';
import type { ProgramEditorControl } from '../use-program-editor.ts';
import { useStanding } from './use-standing.ts';

interface Props {
  editor: ProgramEditorControl;
  onChanged: (program: Program) => void;
}

/** Says when the program leaves the site, and lets it stay. */
export function EndAlert({ editor, onChanged }: Props) {
  const { t } = useTranslation('adminDrafts');
  const { language } = useLanguage();
  const change = useStanding(editor, onChanged);
  const end = editor.session.current()?.publication?.unpublish_at;
  if (!end) return null;
  return (
    <Alert
      className={shared.alert}
      type="info"
      showIcon
      title={t('planned.goesOffline', { when: formatDateTime(end, language) })}
      action={<Button onClick={() => change('keep')}>{t('menu.keep')}</Button>}
      style={{ marginBlock: '0.5rem' }}
    />
  );
}
