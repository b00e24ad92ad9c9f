/** The OpenAPI document. It is not a declared call, since it describes them. */
export const openApiPath = '/api/openapi.json'
