/** A resource of a synthesised template. */
export interface Resource {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation properties differ by type; assertions say what they expect.
  Properties: Record<string, any>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

export interface TemplateJson {
  Resources: Record<string, Resource>;
  Outputs: Record<string, { Value: unknown; Export?: { Name: string } }>;
}

/** Several templates as one: references between them lead to the resource itself. */
export function merged(stacks: (readonly [name: string, template: TemplateJson])[]): TemplateJson {
  const outputs = stacks.flatMap(([stack, { Outputs = {} }]) =>
    Object.entries(Outputs).map(([id, output]) => ({ place: `${stack}.${id}`, ...output })),
  );
  const exported = new Map(outputs.flatMap(({ Export, Value }) => (Export ? [[Export.Name, Value]] : [])));
  const byPlace = new Map(outputs.map(({ place, Value }) => [place, Value]));
  const resolved = (_: string, value: Record<string, unknown> | null) => {
    const { 'Fn::ImportValue': name, 'Fn::GetStackOutput': weak } = Object(value);
    if (name) return exported.get(name) ?? value;
    return weak ? (byPlace.get(`${weak.StackName}.${weak.OutputName}`) ?? value) : value;
  };
  const resources = stacks.flatMap(([, { Resources }]) => Object.entries(Resources));
  const Resources = Object.fromEntries(resources);
  if (Object.keys(Resources).length < resources.length) throw new Error('Two stacks name a resource alike.');
  const Outputs = Object.assign({}, ...stacks.map(([, template]) => template.Outputs ?? {}));
  return JSON.parse(JSON.stringify({ Resources, Outputs }, resolved));
}

/** A permission for `action` on `resource`, with intrinsic functions as text. */
export type Grant = `${string} on ${string}`;

/** Reads a CloudFormation template in terms of the contracts. */
export class TemplateReader {
  readonly json: TemplateJson;
  /** Logical ids of the functions that have a fixed name. */
  readonly #named: ReadonlyMap<string, string>;

  constructor(json: TemplateJson) {
    this.json = json;
    this.#named = new Map(
      this.resources('AWS::Lambda::Function').map(([id, one]) => [one.Properties.FunctionName, id]),
    );
  }

  /** Resources of a type by logical id. */
  resources(type: string): [id: string, resource: Resource][] {
    return Object.entries(this.json.Resources).filter(([, resource]) => resource.Type === type);
  }

  /** The type of every resource. */
  types(): string[] {
    return Object.values(this.json.Resources).map(({ Type }) => Type);
  }

  /** The only resource of its type. */
  single(type: string): [id: string, resource: Resource] {
    const [found, ...more] = this.resources(type);
    if (!found || more.length) throw new Error(`Expected one ${type}, found ${more.length + (found ? 1 : 0)}.`);
    return found;
  }

  get(id: string): Resource {
    const resource = this.json.Resources[id];
    if (!resource) throw new Error(`The template has no resource ${id}.`);
    return resource;
  }

  output(name: string): string {
    const output = this.json.Outputs[name];
    if (!output) throw new Error(`The template has no output ${name}.`);
    return asText(output.Value);
  }

  /** The logical id of the resource that an output names. */
  outputId(name: string): string {
    return referenced(this.output(name));
  }

  /** Every method as `GET /programs/{id}`, with the logical id of the function it calls. */
  methods(): Map<string, string> {
    return new Map(
      this.resources('AWS::ApiGateway::Method').map(([, { Properties }]) => {
        const path = this.path(asText(Properties.ResourceId));
        return [`${Properties.HttpMethod} ${path}`, this.called(asText(Properties.Integration.Uri))];
      }),
    );
  }

  /** The logical id of the function that an ARN names: the gateway's stack refers to functions by their fixed names. */
  called(arn: string): string {
    const [, name = ''] = arn.match(/:function:([\w-]+)/) ?? [];
    return this.#named.get(name) ?? `no function ${name}`;
  }

  private path(reference: string): string {
    if (reference.includes('.RootResourceId')) return '';
    const { Properties } = this.get(referenced(reference));
    return `${this.path(asText(Properties.ParentId))}/${Properties.PathPart}`;
  }

  /** All permissions of a function's role. */
  grants(functionId: string): Grant[] {
    const role = referenced(asText(this.get(functionId).Properties.Role));
    return statementsOf(this.get(role)).flatMap(statementGrants).toSorted();
  }
}

export interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

/** The statements in a role's own policies. */
export const statementsOf = ({ Properties }: Resource): Statement[] =>
  (Properties.Policies ?? []).flatMap(
    ({ PolicyDocument }: { PolicyDocument: { Statement: Statement[] } }) => PolicyDocument.Statement,
  );

/** The characters of the longest inline policies of a role, of which IAM takes 10,240. */
export function longestPolicy(reader: TemplateReader): number {
  // A function's name has up to 64 characters.
  const arn = `arn:aws:lambda:ap-southeast-1:000000000000:function:${'x'.repeat(64)}`;
  const pseudo = { 'AWS::Partition': 'aws', 'AWS::Region': 'ap-southeast-1', 'AWS::AccountId': '000000000000' };
  const resolved = (_: string, value: object | null) => {
    const [name = '', ...more] = Object.keys(value ?? {});
    if (more.length || !['Fn::GetAtt', 'Fn::Join'].includes(name)) return value;
    return asText(value).replace(/\$\{([\w:.]+)\}/g, (_whole, one) => pseudo[one as keyof typeof pseudo] ?? arn);
  };
  const lengths = reader.resources('AWS::IAM::Role').map(([, { Properties }]) => {
    const documents = (Properties.Policies ?? []).map(
      ({ PolicyDocument }: { PolicyDocument: object }) => PolicyDocument,
    );
    return documents.map((one: object) => JSON.stringify(one, resolved)).join('').length;
  });
  return Math.max(...lengths);
}

const statementGrants = ({ Effect, Action, Resource }: Statement): Grant[] =>
  [Action]
    .flat()
    .flatMap((action) =>
      [Resource]
        .flat()
        .map((resource): Grant => `${Effect === 'Allow' ? action : `${Effect} ${action}`} on ${asText(resource)}`),
    );

/** Writes intrinsic functions as text: `${Table.Arn}`, `${Bucket}`, joined strings. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[name, argument] = []] = Object.entries(value as Record<string, unknown>);
  switch (name) {
    case 'Ref':
      return `\${${argument}}`;
    case 'Fn::GetAtt':
      return `\${${(argument as string[]).join('.')}}`;
    case 'Fn::Join': {
      const [separator, parts] = argument as [string, unknown[]];
      return parts.map(asText).join(separator);
    }
    case 'Fn::Sub':
      return String(argument);
    default:
      throw new Error(`Unknown intrinsic function in ${JSON.stringify(value)}.`);
  }
}

const referenced = (text: string) => text.replace(/^\$\{(\w+)(\.\w+)?\}$/, '$1');
