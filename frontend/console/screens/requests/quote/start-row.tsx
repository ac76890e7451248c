import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '#contracts/field-kit/language';
import shared from '../../../components/console.module.css';
import { grid } from '../../../components/grid.ts';
import type { QuoteSource } from '../../../features/quotes/quote-start.ts';
import { type LineValues, templateLine, textValues } from '../../../features/quotes/quote-values.ts';
import { useUndoNotice } from '../../../features/session/use-undo-notice.tsx';
import type { QuoteEditor } from './use-quote-editor.ts';

interface Props {
  source: QuoteSource;
  editor: QuoteEditor;
}

/** In which language the customer reads it first, with what it begins, and which quote it replaces. */
export function StartRow({ source: { settings }, editor }: Props) {
  const { t } = useTranslation('adminQuotes');
  const { replaceable } = editor;
  const { templates } = settings;
  const offerUndo = useUndoNotice();

  const take = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    const texts = (['words', 'terms', 'bank'] as const)
      .map((name) => [name, textValues(template[name])] as const)
      .filter(([, { ar, en }]) => ar || en);
    const lines = template.lines.map(templateLine);
    const before = editor.values;
    editor.take({ ...Object.fromEntries(texts), ...(lines.length > 0 && { lines }) });
    if (lines.length > 0 && before.lines.some(isFilled))
      offerUndo({
        key: 'quote-template',
        title: t('templateTaken'),
        undo: t('templateUndo'),
        onUndo: () => editor.take(before),
      });
  };

  return (
    <Flex vertical gap={4}>
      <div style={grid('16rem', '0 1.25rem')}>
        <Form.Item label={t('language')} style={item}>
          <Radio.Group
            className={shared.targets}
            value={editor.language}
            onChange={({ target }) => editor.setLanguage(target.value)}
            options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
          />
        </Form.Item>
        {templates.length > 0 && (
          <Form.Item label={t('template')} htmlFor="quote-template" style={item}>
            <Select<string>
              id="quote-template"
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t('templatePlaceholder')}
              value={null as never}
              onChange={take}
              options={templates.map(({ id, title }) => ({ value: id, label: title }))}
              optionRender={({ label }) => (
                <div className={shared.words} dir="auto">
                  {label}
                </div>
              )}
            />
          </Form.Item>
        )}
      </div>
      {replaceable && (
        <Checkbox
          className={shared.targets}
          checked={editor.replaces === replaceable.id}
          onChange={({ target }) => editor.setReplaces(target.checked ? replaceable.id : null)}
        >
          {t(replaceable.state === 'accepted' ? 'replacesAccepted' : 'replaces', { number: replaceable.number })}
        </Checkbox>
      )}
    </Flex>
  );
}

/** True for a line that somebody or a program has filled in. */
const isFilled = ({ text: { ar, en }, price_sar }: LineValues) => Boolean(ar || en || price_sar);

const item = { marginBlockEnd: '0.25rem' };
