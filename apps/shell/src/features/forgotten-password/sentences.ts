/** The form-wide sentence of a form with faults [ID-101]. */
export const FIX_ERRORS = 'Please fix the form errors before submitting';
