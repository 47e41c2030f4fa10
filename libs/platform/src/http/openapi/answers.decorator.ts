import { ApiResponse } from '@nestjs/swagger';
import type { $ZodType } from 'zod/v4/core';

/** Documents a route's response by the schema of its view (OpenAPI at /api/docs). */
export const Answers = (schema: $ZodType, status = 200): MethodDecorator =>
  ApiResponse({ status, description: '', standardSchema: schema });
