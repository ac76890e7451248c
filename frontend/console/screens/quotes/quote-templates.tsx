import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quoteLimits, quoteTotals } from '#contracts/api/quote-rules';
import type { QuoteSettings } from '#contracts/api/quote-settings';
import { Prices } from '#shared/components/prices.tsx';
import { formatAdminPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { grid } from '../../components/grid.ts';
import { Hint } from '../../components/hint.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { useConfirmDeletion } from '../../features/deleted/use-confirm-deletion.ts';
import { useOnDemand } from '../../features/on-demand/use-on-demand.ts';
import { lineValues, pricedLines } from '../../features/quotes/quote-values.ts';
import { saveSettings } from '../../features/quotes/save-settings.ts';
import { type QuoteTemplate, templateOf } from './template-values.ts';

interface Props {
  settings: QuoteSettings;
  mayChange: boolean;
  onSaved: (settings: QuoteSettings) => void;
}

const loadDialog = () => import('./template-dialog.tsx');

/** The templates of quotes, by title, and the dialog that edits one. */
export function QuoteTemplates({ settings, mayChange, onSaved }: Props) {
  const { t } = useTranslation('adminQuotes');
  const { language } = useLanguage();
  const { Part: TemplateDialog, fetch } = useOnDemand(loadDialog);
  const [edited, setEdited] = useState<{ template: QuoteTemplate | undefined }>();
  const [isOpen, setIsOpen] = useState(false);
  const confirm = useConfirmDeletion();
  const templates = settings.templates.toSorted((one, other) => one.title.localeCompare(other.title, language));

  const open = async (template?: QuoteTemplate) => {
    if (!(await fetch())) return;
    setEdited({ template });
    setIsOpen(true);
  };

  const remove = (template: QuoteTemplate) =>
    confirm({
      title: t('templates.remove.title', { title: template.title }),
      text: t('templates.remove.text'),
      confirm: t('templates.remove.confirm'),
      done: t('templates.remove.done'),
      failed: t('templates.remove.failed'),
      remove: async () =>
        onSaved(
          await saveSettings(settings, templateOf(template.id), (stored) => ({
            templates: stored.templates.filter(({ id }) => id !== template.id),
          })),
        ),
    });

  return (
    <section aria-labelledby="quote-templates">
      <h2 id="quote-templates" className={shared.subhead}>
        {t('templates.title')}
      </h2>
      <Hint style={{ marginBlockEnd: '0.75rem' }}>{t('templates.text')}</Hint>
      {templates.length === 0 ? (
        <Hint className={shared.apart}>{t('templates.none')}</Hint>
      ) : (
        <ul className={`${shared.bare} ${shared.apart}`} style={grid('20rem', '0.75rem', 'auto-fill')}>
          {templates.map((template) => (
            <li key={template.id}>
              <ListCard>
                <Flex align="center" justify="space-between" gap="small">
                  <div>
                    <strong className={shared.words}>
                      <bdi>{template.title}</bdi>
                    </strong>
                    <Hint as="div">
                      <Lines lines={template.lines} />
                    </Hint>
                  </div>
                  {mayChange && (
                    <Flex role="group" aria-label={t('templates.actionsFor', { title: template.title })}>
                      <Button
                        type="text"
                        icon={<EditOutlined aria-hidden />}
                        aria-label={t('templates.edit')}
                        data-hint={t('templates.edit')}
                        onClick={() => void open(template)}
                      />
                      <Button
                        type="text"
                        danger
                        icon={<DeleteOutlined aria-hidden />}
                        aria-label={t('templates.remove.confirm')}
                        data-hint={t('templates.remove.confirm')}
                        onClick={() => remove(template)}
                      />
                    </Flex>
                  )}
                </Flex>
              </ListCard>
            </li>
          ))}
        </ul>
      )}
      {mayChange &&
        (templates.length < quoteLimits.templates ? (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => void open()}>
            {t('templates.add')}
          </Button>
        ) : (
          <Hint>{t('templates.full', { count: quoteLimits.templates })}</Hint>
        ))}
      {TemplateDialog && edited && (
        <TemplateDialog
          key={edited.template?.id ?? 'new'}
          open={isOpen}
          template={edited.template}
          settings={settings}
          onSaved={onSaved}
          onClose={() => setIsOpen(false)}
          afterClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

/** `3 lines · SAR 9,000` */
function Lines({ lines }: Pick<QuoteTemplate, 'lines'>) {
  const { t } = useTranslation('adminQuotes');
  const { language } = useLanguage();
  const { total_sar } = quoteTotals(pricedLines(lines.map(lineValues)));
  const count = t('templates.lines', { count: lines.length });
  return <Prices>{total_sar > 0 ? `${count} · ${formatAdminPrice(total_sar, language)}` : count}</Prices>;
}
