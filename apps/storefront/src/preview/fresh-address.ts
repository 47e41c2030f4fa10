// Stands in for the renewal of addresses in a preview (tools/rspack/page-previews.mjs), whose addresses are new.
const ignore = () => undefined;

export const useFreshAddress = () => ({ open: ignore, failed: ignore });
