import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { useReplying } from '../../../features/presence/use-replying.ts';
import type { LinkedQuote } from '../../../features/quotes/quote-calls.ts';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { ClosedAlert } from './closed-alert.tsx';
import { QuoteButtons } from './quote-buttons.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { QuotePreview } from './quote-preview.tsx';
import { StartRow } from './start-row.tsx';
import type { OpenedQuote } from './use-quote.tsx';
import { useQuoteEditor } from './use-quote-editor.ts';
import { formName } from './use-quote-sending.ts';

interface Props extends OpenedQuote {
  open: boolean;
  /** Shows the message with the link, if the browser could not open WhatsApp or copy by itself. */
  onShare: (linked: LinkedQuote) => void;
  onClose: () => void;
  afterClose: () => void;
}

/** The editor of a quote: it opens with what was asked for, and sends it in one action. */
export function QuoteDialog({ source, from, open, onShare, onClose, afterClose }: Props) {
  const { t } = useTranslation(['adminQuotes', 'admin']);
  const { language } = useLanguage();
  const { enquiry } = source;
  const editor = useQuoteEditor({ source, from });
  useReplying(enquiry, open);
  const isSaving = editor.busy !== undefined;
  return (
    <ScrollableModal
      open={open}
      title={t('title', { name: isolated(enquiry.name || t('admin:requests.unnamed')) })}
      width="64rem"
      onCancel={() => isSaving || onClose()}
      afterClose={afterClose}
      // An accidental click outside would close it; what was typed stays in any case.
      mask={{ closable: false }}
      keyboard={!isSaving}
      closable={!isSaving}
      footer={<QuoteButtons enquiry={enquiry} editor={editor} onShare={onShare} onClose={onClose} />}
    >
      <ProblemAlert title={editor.problem && t('notSent')} text={editor.problem} />
      {editor.closed && (
        <ClosedAlert
          quote={editor.closed}
          onBeside={() => editor.setReplaces(null)}
          onLater={() => editor.closed && editor.replaceLater(editor.closed)}
        />
      )}
      {editor.keptAt && (
        <Alert
          className={shared.apart}
          type="info"
          title={t('kept', { time: formatDateTime(editor.keptAt, language) })}
          action={<Button onClick={editor.beginAgain}>{t('beginAgain')}</Button>}
        />
      )}
      <Form
        form={editor.form}
        name={formName}
        className={shared.form}
        layout="vertical"
        initialValues={editor.start.values}
        disabled={isSaving}
        onValuesChange={editor.onChange}
        noValidate
        autoComplete="off"
      >
        <Flex vertical gap="1.25rem">
          <StartRow source={source} editor={editor} />
          <QuoteFields source={source} editor={editor} isSaving={isSaving} />
          <QuotePreview values={editor.values} language={editor.language} />
        </Flex>
      </Form>
    </ScrollableModal>
  );
}
