import '../group-lending.spec.js';
import '../group-offers.spec.js';
import '../group-things.spec.js';
import '../groups.spec.js';
import '../search-requests.spec.js';
