import { routes } from '#contracts/api/routes';
import { type Consumer, consumers } from '#contracts/platform/consumers';
import { events } from '#contracts/platform/events';
import { type TableName, tables, type Uses } from '#contracts/platform/resources';
import { siteFunctions } from '#contracts/website/site-functions';
import { type Permissions, tableAction } from './index.ts';

/** The permissions that the stack gives to functions by the `uses` of their contracts, without those of the CDN. */
export const permissionsOfContracts = (): Permissions => ({
  ...Object.fromEntries([...routes, ...siteFunctions].map(({ id, uses }) => [id, ofUses(uses)])),
  ...Object.fromEntries(consumers.map((consumer) => [consumer.id, ofConsumer(consumer)])),
});

const ofConsumer = ({ event, uses }: Consumer) => [
  ...ofUses(uses),
  ...(events[event].kind === 'changes' ? ['SendMessage'] : []),
];

const ofUses = (uses: Uses): string[] => [
  ...(Object.keys(tables) as TableName[]).flatMap((name) =>
    (uses[name] ?? []).map((use) => {
      const [action = '', index] = use.split(' ');
      return tableAction(action, name, index);
    }),
  ),
  ...(uses.photos ?? []),
  ...(uses.mail ? ['SendEmail'] : []),
  ...(uses.deadLetters ? ['ReceiveMessage', 'DeleteMessage', 'ChangeMessageVisibility'] : []),
];
