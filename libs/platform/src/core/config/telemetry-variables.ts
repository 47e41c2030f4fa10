import { z } from 'zod';
import { text, webAddress } from './rules.ts';

const endpoint = webAddress.optional();
const protocol = z.enum(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json').optional();
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The variables of OpenTelemetry that the product checks; the SDK reads these and all others itself (operations, section 6). */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_SERVICE_NAME: text().optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,12})?|1(?:\.0{1,12})?)$/, 'must be a number from 0 to 1')
    .optional(),
};
