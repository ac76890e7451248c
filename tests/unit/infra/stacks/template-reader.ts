/** One resource of a synthesised template. */
export interface Resource {
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: CloudFormation properties differ by type; assertions say what they expect.
  Properties: Record<string, any>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

export interface TemplateJson {
  Resources: Record<string, Resource>;
  Outputs: Record<string, { Value: unknown }>;
}

/** A permission for `action` on `resource`, with intrinsic functions as text. */
export type Grant = `${string} on ${string}`;

/** Reads a CloudFormation template in terms of the contracts. */
export class TemplateReader {
  readonly json: TemplateJson;

  constructor(json: TemplateJson) {
    this.json = json;
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
        const [, id = ''] = asText(Properties.Integration.Uri).match(/\$\{(\w+)\.Arn\}/) ?? [];
        return [`${Properties.HttpMethod} ${path}`, id];
      }),
    );
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
