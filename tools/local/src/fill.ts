// Fills the data folder with the demo shop and exits. Tests start products from copies of the folder.
import { fillShop } from './product.ts';
import { launch } from './run.ts';
import { build } from './steps/build.ts';
import { copyPreparedCluster } from './throwaway/prepared-cluster.ts';

const filled = await launch(async (settings, scope) => {
  await copyPreparedCluster(settings.dataDir);
  await fillShop(settings, scope, { build });
});
await filled?.scope.end();
process.exit(filled ? 0 : 1);
