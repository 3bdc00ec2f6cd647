// kernel/offers.ts
function e(e) {
	return t(e.fields);
}
function t(e) {
	let t = 1;
	for (let r in e) t *= n(e[r]);
	return t;
}
function n(e) {
	if (e.one !== void 0) return e.one.length;
	if (e.parts !== void 0) return t(e.parts);
	if (e.some === void 0) return Math.max(0, e.max - e.min + 1);
	let n = e.some.length, i = 0;
	for (let t = e.atLeast; t <= Math.min(n, e.atMost); t++) i += r(n, t);
	return i;
}
var r = (e, t) => t === 0 ? 1 : r(e - 1, t - 1) * e / t;
function i(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = a(r[e], t);
	return n;
}
function a(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = a(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, o = r + t(Math.min(i, n.length) - r + 1), s = [...n];
	return Array.from({ length: o }, () => s.splice(t(s.length), 1)[0]);
}
function* o(e) {
	for (let t of s(e.fields)) yield {
		type: e.type,
		...t
	};
}
function* s(e) {
	let [t, ...n] = Object.keys(e);
	if (t === void 0) return yield {};
	let r = Object.fromEntries(n.map((t) => [t, e[t]]));
	for (let n of c(e[t])) for (let e of s(r)) yield {
		[t]: n,
		...e
	};
}
function* c(e) {
	if (e.one !== void 0) return yield* e.one;
	if (e.parts !== void 0) return yield* s(e.parts);
	if (e.some !== void 0) return yield* l(e.some, e.atLeast, e.atMost);
	for (let t = e.min; t <= e.max; t++) yield t;
}
function* l(e, t, n) {
	let [r, ...i] = e;
	if (e.length === 0 || n === 0) t <= 0 && (yield []);
	else {
		for (let e of l(i, t - 1, n - 1)) yield [r, ...e];
		i.length >= t && (yield* l(i, t, n));
	}
}
// kernel/rules.ts
var u = { to: "stay" }, d = { to: "next" };
function f(e) {
	return {
		to: "done",
		result: e
	};
}
function ee() {
	return {
		stay: u,
		next: d,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: f,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// search/careful.ts
function te({ game: e, search: t }, n) {
	return {
		name: "careful",
		choose(r, i) {
			let a = Array.from({ length: 32 }, () => i(4294967296)), o = [], s = (e) => {
				let i = o[e];
				if (i !== void 0) return i;
				let s = t.redeal(r.view, a[e]);
				return n.prepare(s), o[e] = s, s;
			}, c = re(n.candidates(r, s(0)), i);
			if (c.length === 1) return c[0];
			let l = null, u = -Infinity;
			for (let e of c) {
				let i = n.samples(e), a = 0;
				for (let o = 0; o < i; o++) a += n.evaluate(ne(t, n, s(o), {
					seat: r.seat,
					...e
				}), r.seat);
				a / i <= u || (u = a / i, l = e);
			}
			if (l === null) throw Error(`${e}: the careful bot found nothing to do`);
			return l;
		}
	};
}
function ne({ clone: e, perform: t, waiting: n }, r, i, a) {
	let o = e(i);
	t(o, a);
	for (let e = 0; e < 40; e++) {
		let e = n(o);
		if (e === null || r.isQuiet(o, i)) break;
		let a = e.seats[0];
		t(o, {
			seat: a,
			...r.reply(o, a)
		});
	}
	return o;
}
function re(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
// search/random.ts
function ie({ game: e, checks: t, search: n }) {
	return {
		name: "random",
		choose({ seat: r, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${e}: seat ${r} was asked without an offer`);
			if (!t.includes(c.type)) return i(c, s);
			let l = n.sample(n.redeal(a, s(4294967296)), r, s, o);
			if (l === null) throw Error(`${e}: seat ${r} found no offer that holds`);
			let { seat: u, ...d } = l;
			return d;
		}
	};
}
// games/businessmen/content/lorries.ts
var p = {
	yellow: {
		capacity: 5,
		points: 1,
		fall: 5
	},
	blue: {
		capacity: 6,
		points: 2,
		fall: 6
	},
	green: {
		capacity: 7,
		points: 3,
		fall: 7
	}
}, m = [
	"yellow",
	"blue",
	"green"
], ae = {
	4: 1,
	6: 2,
	8: 3
}, h = [
	4,
	6,
	8
], g = [
	"warehouse",
	"loader",
	"manager"
], _ = {
	warehouse: [
		0,
		1,
		2,
		3
	],
	loader: [
		0,
		4,
		5,
		6
	],
	manager: [
		0,
		3,
		4,
		5
	]
}, v = {
	2: {
		cost: 10,
		points: 1
	},
	3: {
		cost: 20,
		points: 2
	}
}, y = {
	1: {
		points: 1,
		to: 1
	},
	2: {
		points: 1,
		to: 1
	},
	3: {
		points: 2,
		to: 2
	}
}, b = [
	"grain",
	"meat",
	"fish",
	"wood",
	"oil",
	"metal"
], x = {
	P0: {
		kind: "price",
		moves: {
			fish: 3,
			wood: -5
		}
	},
	P1: {
		kind: "embargo",
		goods: ["metal", "wood"]
	},
	P2: {
		kind: "price",
		moves: {
			wood: 3,
			meat: -5
		}
	},
	P3: {
		kind: "embargo",
		goods: ["wood", "grain"]
	},
	P4: {
		kind: "price",
		moves: {
			meat: 3,
			oil: -5
		}
	},
	P5: {
		kind: "embargo",
		goods: ["grain", "meat"]
	},
	P6: {
		kind: "price",
		moves: {
			oil: 3,
			grain: -5
		}
	},
	P7: {
		kind: "embargo",
		goods: ["meat", "fish"]
	},
	P8: {
		kind: "price",
		moves: {
			grain: 3,
			metal: -5
		}
	},
	P9: {
		kind: "embargo",
		goods: ["fish", "oil"]
	},
	P10: {
		kind: "price",
		moves: {
			metal: 3,
			fish: -5
		}
	},
	P11: {
		kind: "embargo",
		goods: ["oil", "metal"]
	}
}, S = Object.keys(x), oe = x, C = [
	0,
	1,
	1,
	1,
	2,
	2,
	2,
	3,
	3,
	3,
	4,
	4,
	4,
	5,
	5,
	5
], w = (e) => C[e] ?? 0, se = (e, t) => w(e.prices[t]), T = (e, t) => Math.min(15, Math.max(1, e + t));
function ce(e, t, n) {
	let r = 0;
	for (let i of m) n.includes(i) && e.lorries[i].good === t && (r += p[i].fall);
	return r > 0 ? -r : 3;
}
// games/businessmen/rules/goods.ts
var E = (e, t, n) => e.players[t].main[n] + e.players[t].temp[n], D = (e, t) => b.filter((n) => E(e, t, n) > 0), O = (e, t) => _.warehouse[e.players[t].levels.warehouse], { phase: le, call: ue, done: de, goTo: fe, next: pe, stay: me, no: k, emit: he, game: ge } = ee();
// games/businessmen/rules/lorries.ts
function _e(e, t) {
	let n = 0;
	for (let r of e.lorries[t].lots) n += r;
	return n;
}
var A = (e, t) => p[t].capacity - _e(e, t), j = (e, t) => A(e, t) === 0;
function M(e, t) {
	let n = e.seats.filter((n) => e.lorries[t].lots[n] > 0);
	return n.length === 1 ? n[0] ?? null : null;
}
function N(e, t, n, r) {
	let i = _.loader[e.players[n].levels.loader];
	return e.options.loaderCap === "perRound" && t !== null ? i - t[n][r] : i;
}
function P(e, t, n, r, i) {
	let a = e.lorries[r].good;
	if (a !== null && j(e, r)) return k("BM-7.3", "lorryFull", { lorry: r });
	if (a !== null && a !== i) return k("BM-7.3", "carriesAnother", {
		lorry: r,
		carries: a,
		good: i
	});
	if (E(e, n, i) === 0) return k("BM-7.3", "noneOwned", { good: i });
	if (N(e, t, n, i) <= 0) return k("BM-R12", "loaderSpent", {
		good: i,
		most: _.loader[e.players[n].levels.loader]
	});
	if (a === null && e.options.sameGoodCars === "oneCarPerGood") {
		let t = m.find((t) => e.lorries[t].good === i);
		if (t !== void 0) return k("BM-R15", "onAnotherLorry", {
			good: i,
			lorry: t
		});
	}
	return null;
}
function ve(e, t, n, r, i) {
	let a = N(e, t, n, i), o = A(e, r), s = E(e, n, i), c = Math.min(a, o, s);
	return {
		units: c,
		limit: c === a ? "loader" : c === o ? "space" : "stock"
	};
}
function ye(e, t, n) {
	for (let r of m) for (let i of b) if (E(e, n, i) > 0 && P(e, t, n, r, i) === null) return {
		lorry: r,
		good: i
	};
	return null;
}
// games/businessmen/bot/candidates.ts
function be({ seat: e, offers: t }, n) {
	return t.flatMap((t) => t.type === "buy" ? xe(n, e, t) : [...o(t)]);
}
function xe(e, t, n) {
	let { good: r, units: i } = n.fields;
	if (!("one" in r) || !("max" in i)) return [...o(n)];
	let { max: a } = i;
	return r.one.flatMap((n) => {
		let r = /* @__PURE__ */ new Set([a]);
		for (let i of Se(e, n)) {
			let o = i - E(e, t, n);
			o > 0 && o < a && r.add(o);
		}
		return [...r].map((e) => ({
			type: "buy",
			good: n,
			units: e
		}));
	});
}
function Se(e, t) {
	let n = m.filter((n) => e.lorries[n].good === t).map((t) => A(e, t));
	return [...h, ...n];
}
// games/businessmen/rules/points.ts
var F = (e) => Number(e.options.targetVP), I = (e) => e === 3 ? null : e === 2 ? 3 : 2, L = {
	M0: "warehouse",
	M1: null,
	M2: "loader",
	M3: null,
	M4: "manager",
	M5: null,
	M6: "warehouse",
	M7: null,
	M8: "loader",
	M9: null,
	M10: "manager",
	M11: null
}, R = Object.keys(L);
// games/businessmen/rules/misfortune.ts
function z(e, t, n) {
	let { insured: r, warnings: i } = e.players[t];
	return r[n] ? "nothing" : i[n] || e.options.negativeEvents === "immediate" ? "fine" : "warning";
}
// games/businessmen/bot/weights.ts
var B = {
	point: 11,
	victory: 80,
	reserve: 12,
	reserveCoin: 1.5,
	idleCoin: .4,
	use: {
		warehouse: .7,
		loader: .3,
		manager: .7
	},
	warned: .08,
	stock: .6,
	fill: .97,
	lack: .07,
	alone: .35,
	leaderEnvy: .25,
	envy: .1
}, Ce = [
	0,
	0,
	2,
	1.45,
	1.05
];
function we(e) {
	let t = 0;
	for (let n of e.seats) t = Math.max(t, e.players[n].points);
	return Math.max(0, F(e) - t) / (Ce[e.seats.length] ?? 1) + 1;
}
function Te(e, t) {
	let n = B.reserve;
	for (let e of g) for (let r = I(t[e]); r !== null; r = I(r)) n += v[r].cost;
	let r = Math.max(0, e - n);
	return e - r + B.idleCoin * r + B.reserveCoin * Math.min(e, B.reserve);
}
function Ee(e, t, n) {
	let { levels: r, insured: i } = e.players[t], a = 0;
	for (let o of g) {
		let s = r[o];
		a += (s - 1) * B.use[o] * n;
		let c = i[o] ? n - 1 : z(e, t, o) === "fine" ? n : 0;
		a -= B.warned * c * y[s].points * B.point;
	}
	return a;
}
// games/businessmen/content/export-cards.ts
var V = {
	E01: [
		"grain",
		"meat",
		"fish"
	],
	E02: [
		"grain",
		"meat",
		"wood"
	],
	E03: [
		"grain",
		"meat",
		"oil"
	],
	E04: [
		"grain",
		"fish",
		"metal"
	],
	E05: [
		"wood",
		"oil",
		"grain"
	],
	E06: [
		"grain",
		"wood",
		"metal"
	],
	E07: [
		"meat",
		"fish",
		"wood"
	],
	E08: [
		"meat",
		"fish",
		"metal"
	],
	E09: [
		"meat",
		"oil",
		"metal"
	],
	E10: [
		"fish",
		"wood",
		"oil"
	],
	E11: [
		"fish",
		"oil",
		"metal"
	],
	E12: [
		"wood",
		"oil",
		"metal"
	]
};
Object.keys(V), h[0];
var De = (e, t) => e.exportCard !== null && V[e.exportCard].includes(t), Oe = 5 / 6, ke = Object.fromEntries(b.map((e) => [e, C.map((t, n) => Ae(e, n))]));
function Ae(e, t) {
	let n = 0;
	for (let r of S) {
		let i = oe[r], a = i.kind === "price" ? i.moves[e] ?? 0 : 0;
		n += w(T(t, a));
	}
	return n / S.length;
}
var H = (e) => e.sector === null;
function U(e, t) {
	if (!H(e)) return w(e.prices[t]);
	let n = [];
	for (let t of m) j(e, t) && n.push(t);
	return w(T(e.prices[t], ce(e, t, n)));
}
var W = (e, t) => ke[t][e.prices[t]] ?? 0;
function G(e, t) {
	let n = A(e, t);
	return n === 0 ? 1 : B.fill - B.lack * n;
}
function K(e, t, n) {
	let { good: r, lots: i } = e.lorries[n];
	if (r === null || i[t] === 0) return 0;
	let a = j(e, n) ? W(e, r) : U(e, r);
	return G(e, n) * i[t] * a;
}
function q(e, t, n) {
	if (e.lorries[n].lots[t] === 0 || M(e, n) !== t) return 0;
	let r = p[n].points * B.point;
	return j(e, n) ? e.players[t].isSkipping && H(e) ? 0 : r : G(e, n) * B.alone * r;
}
function je(e, t) {
	let n = e.exportDeck.secret;
	if (n.length === 0) return .5;
	let r = 0;
	for (let e of n) V[e].includes(t) && (r += 1);
	return r / n.length;
}
function J(e, t, n) {
	if (n === 0) return 0;
	let r = B.stock * U(e, t), i = Oe * (H(e) && De(e, t) ? 1 : je(e, t)), a = 0;
	for (let e of h) e <= n && (a = Math.max(a, ae[e] * B.point - e * r));
	return n * r + i * a;
}
// games/businessmen/bot/finish.ts
var Me = .8;
function Ne(e, t) {
	let n = Y(e, t);
	if (n === 0) return 0;
	for (let r of e.seats) r !== t && e.players[r].coins > e.players[t].coins && (n *= 1 - Y(e, r));
	return n;
}
function Y(e, t) {
	let n = F(e), { points: r } = e.players[t], i = r >= n ? r : r + Fe(e, t);
	if (i < n) return 0;
	let a = Pe(e, t, i - n) / R.length;
	return r >= n ? a : a * Me;
}
function Pe(e, t, n) {
	let { misfortune: r, isSkipping: i, levels: a } = e.players[t];
	if (r !== null || i) return R.length;
	let o = 0;
	for (let r of R) {
		let i = L[r];
		(i === null || z(e, t, i) !== "fine" || y[a[i]].points <= n) && (o += 1);
	}
	return o;
}
function Fe(e, t) {
	let n = e.stack[0]?.step;
	if (e.players[t].isSkipping || n !== "priceWheel" && n !== "exports" && n !== "improvements") return 0;
	let { coins: r } = e.players[t], i = 0;
	if (H(e)) for (let n of m) {
		let { good: a, lots: o } = e.lorries[n];
		a !== null && o[t] !== 0 && j(e, n) && (r += Math.floor(o[t] * W(e, a)), M(e, n) === t && (i += p[n].points));
	}
	return i + Ie(e, t, r);
}
function Ie(e, t, n) {
	let { levels: r } = e.players[t], i = 0, a = n, o = 0;
	for (let e of g) r[e] === 2 && (o += 1), !(r[e] > 1 || a < v[2].cost) && (a -= v[2].cost, i += v[2].points, o += 1);
	for (; o > 0 && a >= v[3].cost; o--) a -= v[3].cost, i += v[3].points;
	return i;
}
// games/businessmen/bot/evaluate.ts
function Le(e, t) {
	if (e.outcome !== null) return e.outcome.winners.includes(t) ? X / e.outcome.winners.length : -X;
	let n = we(e), r = 0, i = 0;
	for (let a of e.seats) {
		if (a === t) continue;
		let o = Z(e, a, n);
		r += o, i = Math.max(i, o);
	}
	let a = B.leaderEnvy * i + B.envy * r / (e.seats.length - 1);
	return Z(e, t, n) - a;
}
var X = 1e3;
function Z(e, t, n) {
	let r = e.players[t], i = B.point * r.points + Ee(e, t, n), a = r.coins + (r.isSkipping ? 10 : 0);
	for (let n of m) {
		let r = K(e, t, n);
		j(e, n) ? a += r : i += r, i += q(e, t, n);
	}
	for (let n of b) i += J(e, n, E(e, t, n));
	return i + Te(a, r.levels) + B.victory * Ne(e, t);
}
// games/businessmen/bot/keeping.ts
function Re(e, t) {
	return D(e, t).map((n) => ({
		good: n,
		worth: J(e, n, E(e, t, n))
	})).sort((e, t) => t.worth - e.worth).slice(0, O(e, t)).map(({ good: e }) => e);
}
// games/businessmen/bot/quick-load.ts
function ze(e, t, n) {
	let r = D(e, t).length - O(e, t), i = null, a = 0;
	for (let o of b) {
		let s = E(e, t, o);
		if (s === 0) continue;
		let c = r > 0 ? 0 : J(e, o, s);
		for (let l of m) {
			if (P(e, n, t, l, o) !== null) continue;
			let { units: u } = ve(e, n, t, l, o), d = r > 0 ? 0 : J(e, o, s - u), f = Be(e, t, l, o, u) + d - c;
			f <= a || (a = f, i = {
				type: "load",
				lorry: l,
				good: o
			});
		}
	}
	if (i !== null) return i;
	let o = e.options.loadingDuty === "compulsory" ? ye(e, n, t) : null;
	return o === null ? { type: "pass" } : {
		type: "load",
		...o
	};
}
function Be(e, t, n, r, i) {
	let a = K(e, t, n) + q(e, t, n), o = e.lorries[n], s = o.good;
	o.good = r, o.lots[t] += i;
	let c = K(e, t, n) + q(e, t, n);
	return o.good = s, o.lots[t] -= i, c - a;
}
// games/businessmen/rules/purchases.ts
var Ve = (e, t, n) => e.players[t].temp[n] > 0;
function He(e, t, n) {
	if (Ve(e, t, n)) return {
		most: 0,
		limit: "bought"
	};
	let r = e.players[t], i = _.manager[r.levels.manager], a = Math.floor(r.coins / 1), o = Math.min(i, e.market[n], a);
	return {
		most: o,
		limit: o === i ? "manager" : o === e.market[n] ? "market" : "coins"
	};
}
// games/businessmen/bot/quick-purchase.ts
function Ue(e, t) {
	let n = O(e, t) + Ke(e) - D(e, t).length, r = null, i = 0;
	for (let a of b) {
		if (e.market[a] === 0) continue;
		let { most: o } = He(e, t, a);
		if (o === 0) continue;
		let s = E(e, t, a), c = qe(e, a);
		if (s === 0 && n <= 0 && c === 0) continue;
		let l = Q(e, a, s + o, c) - Q(e, a, s, c) - o * We;
		l <= i || (i = l, r = {
			type: "buy",
			good: a,
			units: o
		});
	}
	return r ?? { type: "pass" };
}
var We = 1.3, Ge = .7;
function Q(e, t, n, r) {
	let i = Math.min(n, r), a = i * se(e, t) * Ge + J(e, t, n - i);
	return Math.max(a, J(e, t, n));
}
function Ke(e) {
	let t = 0;
	for (let n of m) e.lorries[n].good === null && (t += 1);
	return t;
}
function qe(e, t) {
	let n = 0;
	for (let r of m) {
		let i = e.lorries[r].good;
		i !== t && i !== null || j(e, r) || (n = Math.max(n, A(e, r)));
	}
	return n;
}
// games/businessmen/bot/reply.ts
function Je(e, t) {
	let n = e.stack.at(-1);
	switch (n?.phase) {
		case "announcements": return { type: "playRound" };
		case "buying": return Ue(e, t);
		case "loading": return ze(e, t, n.loaded);
		case "keeping": return {
			type: "keep",
			goods: Re(e, t)
		};
		case "exports":
		case "improvements":
		case "insurance": return { type: "finish" };
		case "misfortune": return { type: "spinMisfortune" };
		case "round": return { type: n.step === "cards" ? "turnCards" : "spinPrices" };
		default: throw Error("no question is open");
	}
}
// games/businessmen/bot/bots.ts
var Ye = [0, 1];
function Xe(e) {
	let t = te(e, {
		prepare: () => {},
		candidates: be,
		evaluate: Le,
		reply: Je,
		isQuiet: $,
		samples: ({ type: e }) => e === "skipRound" || e === "playRound" ? 8 : 1
	});
	return [ie(e), {
		...t,
		choose: (e, n) => Ze(e) ?? t.choose(e, n)
	}];
}
function Ze({ offers: t }) {
	let [n] = t;
	if (n === void 0 || t.length > 1 || e(n) > 1) return null;
	let [r] = o(n);
	return r ?? null;
}
function $(e, t) {
	return e.round > t.round ? !0 : Qe.has(t.stack[0]?.step ?? "") ? e.stack[0]?.step === "priceWheel" : e.stack.at(-1)?.phase !== t.stack.at(-1)?.phase;
}
var Qe = /* @__PURE__ */ new Set([
	"announcements",
	"cards",
	"buying",
	"loading",
	"keeping"
]), $e = {
	game: "businessmen",
	plays: Ye,
	botsFor: Xe
};
export { $e as default };
