/** https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html */
export interface Field {
  value: string;
}

export interface ViewerRequest {
  /** The path, percent-encoded as the viewer sent it. */
  uri: string;
  querystring: Partial<Record<string, Field>>;
  /** By name in lower case. */
  headers: Partial<Record<string, Field>>;
  cookies: Partial<Record<string, Field>>;
}

/** A response of the function's own, in place of a file. */
export interface Answer {
  statusCode: number;
  statusDescription: string;
}

export interface ViewerResponse {
  statusCode: number;
  statusDescription?: string;
  headers: Partial<Record<string, Field>>;
  cookies: Partial<Record<string, Field & { attributes: string }>>;
}

export interface RequestEvent {
  request: ViewerRequest;
}

export interface ResponseEvent extends RequestEvent {
  response: ViewerResponse;
}
