/** The form-wide sentence of both forms [ID-101]. */
export const FIX_ERRORS = 'Please fix the form errors before submitting';
