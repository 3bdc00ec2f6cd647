// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/clone.ts
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let r = t[e];
			typeof r == "object" && r && (t[e] = n(r));
		}
		return t;
	}
	let t = { ...e };
	for (let e in t) {
		let r = t[e];
		typeof r == "object" && r && (t[e] = n(r));
	}
	return t;
}
// kernel/sha256.ts
function r(e) {
	let t = a(new TextEncoder().encode(e)), n = Uint32Array.from(l), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = o(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = o(r, e - 15), n = o(r, e - 2), i = s(t, 7) ^ s(t, 18) ^ t >>> 3, a = s(n, 17) ^ s(n, 19) ^ n >>> 10;
			r[e] = o(r, e - 16) + i + o(r, e - 7) + a | 0;
		}
		i(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function i(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, c = 0, l = 0, d = 0, f = 0] = e;
	for (let e = 0; e < 64; e++) {
		let p = s(c, 6) ^ s(c, 11) ^ s(c, 25), m = f + p + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, ee = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + m | 0, a = i, i = r, r = n, n = m + ee | 0;
	}
	let p = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(p, t) | 0;
}
function a(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = o(t, n >> 2) | o(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = o(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var o = (e, t) => e[t], s = (e, t) => e >>> t | e << 32 - t, c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && d(e)), l = c.slice(0, 8).map((e) => f(Math.sqrt(e))), u = Uint32Array.from(c.slice(0, 64).map((e) => f(Math.cbrt(e))));
function d(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function f(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/digest.ts
var p = r, m = (e) => p(e);
function ee(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	p = e;
}
// kernel/chacha.ts
function te(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	ne.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), h.set(ne);
	for (let e = 0; e < 10; e++) g(0, 4, 8, 12), g(1, 5, 9, 13), g(2, 6, 10, 14), g(3, 7, 11, 15), g(0, 5, 10, 15), g(1, 6, 11, 12), g(2, 7, 8, 13), g(3, 4, 9, 14);
	return h.map((e, t) => e + ne[t]);
}
var ne = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), h = /* @__PURE__ */ new Uint32Array(16);
function g(e, t, n, r) {
	re(e, t, r, 16), re(n, r, t, 12), re(e, t, r, 8), re(n, r, t, 7);
}
function re(e, t, n, r) {
	let i = h[e] + h[t] | 0, a = h[n] ^ i;
	h[e] = i, h[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var ie = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ae = (e) => ({
	key: e,
	drawn: 0
});
function oe(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = te(ce(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var se = (e, t = 6) => 1 + oe(e, t);
function _(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = oe(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var ce = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), le = 8, v = (e) => 1 << (e ?? le), ue = 16, y = (e) => e & 511 & ~(e >> ue), de = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
});
function fe(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function pe(e) {
	e.seen = e.seen.map(() => 511);
}
function me(e, t, n) {
	t.secret = _(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var he = [], ge = (e) => _e(e, "events") ?? he;
function _e(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = ve(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = ve(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function ve(e, t) {
	if ("secret" in t) {
		if (Ce(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (we(t)) return {
			at: e,
			is: "secret",
			inner: Se(t.secret) ? _e(t.secret) : null
		};
	}
	let n = _e(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function ye(e, t = ge(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? he) {
			let t = xe(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function be(e, t = ge(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? he) {
			let t = xe(e, o);
			if (s === "pile") continue;
			let l = typeof o == "string" ? o : i === "stack" ? t.phase : "*", u = i === "" ? l : `${i}.${l}`, d = typeof o == "number" && i !== "stack" ? [...a, o] : a;
			s === "branch" ? r(t, c, u, d) : (n.push({
				kind: u,
				indexes: d,
				secret: t
			}), c !== null && r(t.secret, c, u, d));
		}
	};
	return r(e, t, "", []), n;
}
var xe = (e, t) => e[t], Se = (e) => typeof e == "object" && !!e, Ce = (e) => "pile" in e && "pool" in e, we = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", b = (e) => ({
	g: e,
	spots: ge(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function Te(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? Te(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function Ee() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: y(e),
				secret: null
			};
			let a = Se(n) ? Te(n, r, i, t) : n;
			return {
				seen: y(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (De(t, n)) return ke(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = Oe(t)), r;
		}
	};
	return t;
}
function De({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function Oe({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(y);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function ke({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "hand" && a !== v(t), c = s ? je(r, i, o) : null, l = s ? Ae(r, a) : null, [u, d] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = c === null ? e : c[e], n = l === null || (Ne(r, t) & a) !== 0 ? Ne(r, t) : l;
		u.push(o(t) ? n | a : n), d.push(o(t) ? i[t] : null);
	}
	return {
		pile: e,
		owner: t,
		pool: n,
		seen: u,
		secret: d
	};
}
function Ae(e, t) {
	let n = 511, r = !1;
	for (let i of e) (y(i) & t) === 0 && (n &= y(i), (i & t) !== 0 && (r = !0));
	return r ? n : null;
}
var je = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Me(t[r], t[i]) : Ne(e, r) - Ne(e, i) : n(r) ? -1 : 1), Me = (e = "", t = "") => e < t ? -1 : +(e > t), Ne = (e, t) => y(e[t]), Pe = (e, t) => Fe(b(e), t);
function Fe(e, t) {
	let n = v(t);
	if (e.bare === null) {
		let { chance: t, events: n, ...r } = e.g;
		e.bare = {
			...r,
			viewer: null,
			unseen: {}
		};
	}
	e.asData ??= Ee();
	let r = Te(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = He(e, n), r;
}
function Ie(e, t) {
	let n = { value: e };
	return Te(n, _e(n), v(t), Le).value;
}
var Le = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : Se(t) ? Te(t, n, r, Le) : t }),
	pile: (e, t) => De(e, t) ? ke(e, t) : Oe(e)
};
function Re(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let n of ye(e.g, e.spots)) {
		let e = t[n.pool] ??= {
			piles: [],
			known: 0
		};
		e.piles.push(n);
		for (let t = 0; t < n.seen.length; t++) e.known |= n.seen[t];
	}
	e.lying = {};
	for (let n in t) e.lying[n] = ze(t[n]?.piles ?? [], t[n]?.known ?? 0);
	return e.lying;
}
function ze(e, t) {
	if (t === 0) {
		let n = e.flatMap(({ secret: e }) => e);
		return {
			cards: typeof n[0] == "string" ? n.sort() : n.sort(Me),
			seen: [],
			known: t
		};
	}
	let n = [];
	for (let { seen: t, secret: r } of e) for (let e = 0; e < r.length; e++) n.push({
		card: r[e],
		seen: t[e]
	});
	return n.sort(Be), {
		cards: n.map(({ card: e }) => e),
		seen: n.map(({ seen: e }) => e),
		known: t
	};
}
var Be = (e, t) => Me(e.card, t.card), Ve = (e, t) => He(b(e), v(t));
function He(e, t) {
	let n = {}, r = Re(e);
	for (let e in r) {
		let { cards: i, seen: a, known: o } = r[e];
		n[e] = (o & t) === 0 ? i : i.filter((e, n) => (a[n] & t) === 0);
	}
	return n;
}
var Ue = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, We = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Ue("a secret");
	}
}, Ge = {
	enumerable: !0,
	get() {
		throw new Ue("a card");
	}
}, Ke = [];
function qe(e) {
	let t = Ke[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, Ge);
	return Ke[e] = Object.freeze(n), n;
}
var Je = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new We(y(e.seen)) : Se(e.secret) && t !== null ? {
		seen: e.seen,
		secret: Te(e.secret, t, n, Je)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: qe(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, Ge);
		return {
			...e,
			secret: r
		};
	}
};
function Ye(e, t) {
	let n = Te(e.g, e.spots, v(t), Je);
	return n.events = null, Xe.set(n, {
		position: e,
		viewer: t
	}), n;
}
var Xe = /* @__PURE__ */ new WeakMap(), Ze = (e, t, n) => Qe(e, b(t), n);
function Qe(e, t, n) {
	return t.facts ??= e.facts(Ye(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Ye(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function $e(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => $e(ct(e, n), ct(t, n)));
}
var et = (e, t) => e.some((e) => $e(e, t));
function tt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return et(e.one, t) ? null : rt(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return nt(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = rt(e.not, o);
			if (s !== null) return s;
			if (!et(r, o) || et(t.slice(0, a), o)) return i("notOffered", { field: n });
		}
		return null;
	}
	let { min: a, max: o } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function nt(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = tt(e[i], ct(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var rt = (e, t) => e?.find((e) => $e(e.value, t))?.because ?? null;
function it(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = ct(t, o), c = tt(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function at(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!ot.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var ot = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function st(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, st(n, ct(t, e))])) : t.map((t) => n(e.some.find((e) => $e(e, t)))) : n(e.one.find((e) => $e(e, t)));
}
function ct(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function x(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = dt(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function lt(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function ut(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function dt(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function ft(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (ft(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function pt(e, t, n) {
	return mt({
		seat: t,
		type: e.type
	}, e.fields, n);
}
function mt(e, t, n) {
	for (let r in t) e[r] = ht(t[r], n);
	return e;
}
function ht(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return mt({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var gt = { to: "stay" }, _t = { to: "next" };
function vt(e) {
	return {
		to: "done",
		result: e
	};
}
function yt() {
	return {
		stay: gt,
		next: _t,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: vt,
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
// kernel/play.ts
function bt(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: xt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, St(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(Kt(e, i, a)), Ut(e, r), r;
}
function xt(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function St(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function Ct(e, t) {
	let n = S(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = C(e, n);
	return {
		seats: qt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function wt(e, t) {
	let n = Ct(e, t), r = S(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || C(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !Bt(n) && !Vt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function Tt(e, t, n) {
	let r = [];
	return Lt(e, t, n, r, null), r;
}
function Et(e, t, n) {
	let r = [], i = [];
	return Lt(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function Dt(e, t, n, r, i = Tt(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = It(e, t, o.type) ? Ft(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = pt(o, n, r);
			if ((s?.check?.(t, S(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function Ot(e, t, n) {
	let r = S(t);
	return {
		seat: n,
		...C(e, r).idle(t, r, n)
	};
}
function kt(e, t, n) {
	let r = S(t), i = Ft(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	Wt(e, t, r, i.take(t, r, n.seat, n)), Ut(e, t);
}
function At(e, t, n) {
	let r = S(t);
	if (r === void 0 || t.outcome !== null) return !1;
	let i = C(e, r), a = i.ask(t, r), o = typeof a == "number" ? a : a?.[n(a.length)], s = Pt(i.actions), c = i.sealed?.(t, r) ? Mt : Pt(e.anytime), l = s.length + c.length, u = n(l);
	for (let i = 0; i < l; i++) {
		let a = (u + i) % l, { type: d, rule: f } = a < s.length ? s[a] : c[a - s.length], p = jt(t, r, o, d, f, n);
		if (p !== null) return Wt(e, t, r, f.take(t, r, o, p)), Ut(e, t), !0;
	}
	throw Error(`seat ${o} has no answer to ${r.phase}.${r.step}`);
}
function jt(e, t, n, r, i, a) {
	let o = i.offer(e, t, n), s = Array.isArray(o) ? o : Bt(o) ? [] : [o], c = a(Math.max(1, s.length));
	for (let o = 0; o < s.length; o++) {
		let l = s[(c + o) % s.length];
		if (Vt(l)) continue;
		let u = {
			type: r,
			fields: l
		};
		for (let r = 0; r < (i.check === void 0 ? 1 : 20); r++) {
			let r = pt(u, n, a);
			if ((i.check?.(e, t, n, r) ?? null) === null) return r;
		}
	}
	return null;
}
var Mt = [], Nt = /* @__PURE__ */ new WeakMap();
function Pt(e) {
	let t = Nt.get(e);
	if (t !== void 0) return t;
	let n = Object.entries(e).map(([e, t]) => ({
		type: e,
		rule: t
	}));
	return Nt.set(e, n), n;
}
function Ft(e, t, n, r) {
	let i = S(t), a = C(e, i), o = a.actions[r];
	if (o !== void 0 && Yt(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function It(e, t, n) {
	return C(e, S(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function Lt(e, t, n, r, i) {
	let a = S(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = C(e, a);
	Yt(o.ask(t, a), n) && Rt(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Rt(e, e.anytime, t, a, n, r, i);
}
function Rt({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) Vt(e) || a.push(zt(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: Ht(l, e[s] ?? null)
			});
		} else Bt(l) ? o?.push({
			type: s,
			because: l
		}) : Vt(l) ? o?.push({
			type: s,
			because: Ht([l], e[s] ?? null)
		}) : a.push(zt(s, c, l));
	}
}
var zt = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, Bt = (e) => "refused" in e;
function Vt(e) {
	for (let t in e) if (ft(e[t])) return !0;
	return !1;
}
function Ht(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => ft(e)));
	for (let [, e] of n) {
		let t = e.not?.[0]?.because ?? e.above;
		if (t !== void 0) return t;
	}
	return {
		refused: "notOffered",
		rule: t,
		facts: { field: n[0]?.[0] ?? "" }
	};
}
function Ut(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = S(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = C(e, n);
		if (typeof r == "function") Wt(e, t, n, r(t, n) ?? _t);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? Wt(e, t, n, _t) : t.stack.push(Kt(e, r.call, i));
		} else if (Jt(r.ask(t, n))) Wt(e, t, n, _t);
		else return;
	}
	throw Error(`runaway rules at ${S(t)?.phase}.${S(t)?.step}`);
}
function Wt(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(Kt(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = Kt(e, r.phase, r.locals);
			return;
		case "done": return Gt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return Gt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function Gt(e, t, n, r) {
	t.stack.pop();
	let i = S(t);
	if (i === void 0) return;
	let a = C(e, i);
	typeof a != "function" && Wt(e, t, i, "call" in a ? a.then?.(t, i, r) ?? _t : a.after?.[n.phase]?.(t, i, r) ?? gt);
}
var Kt = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), S = (e) => e.stack[e.stack.length - 1], C = (e, t) => e.phases[t.phase]?.steps[t.step], qt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Jt = (e) => e === null || typeof e != "number" && e.length === 0, Yt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Xt(e, t, n) {
	let r = Qt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return w("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = Ct(e, t);
	if (s === null) return w("over", o, {});
	let c = Ft(e, t, i, a);
	if (c === null) return $t(e, t, a, o, s.seats);
	let l = c.offer(t, S(t), i);
	return Bt(l) ? { refusal: l } : en(t, r, c, Array.isArray(l) ? l : [l], o);
}
function Zt(e, t, n, r) {
	let i = Xt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function w(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Qt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return w("malformed", null, { expected: "object" });
	let n = ct(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return w("malformed", null, { expected: "seat" });
	let r = ct(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : w("malformed", null, { expected: "type" });
}
function $t(e, t, n, r, i) {
	let a = S(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? w("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? w("sealed", r, { type: n }) : w("notNow", r, {
		type: n,
		asked: i
	});
}
function en(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = it(c, r, o);
		if (a.reason === null) {
			let o = st({ parts: c }, r), s = i.check?.(e, S(e), t, {
				seat: t,
				type: n,
				...o
			}) ?? null;
			if (s === null) return { action: {
				seat: t,
				type: n,
				...o
			} };
			a.reason = s;
		}
		s.push(a);
	}
	return { refusal: at(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function tn(e, t, n, r) {
	return nn(t.g.chance, n.g.chance) ? rn(t, n, r) ? "secret" : Ct(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var nn = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function rn(e, t, n) {
	let r = v(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = xe(e, o), l = typeof t == "object" && t ? xe(t, o) : void 0;
			if (s === "pile") i ||= !an(n, l);
			else if (s === "branch") {
				if (a(n, l, c ?? [])) return !0;
			} else {
				let { seen: e, secret: t } = n, i = l;
				if ((e & r) === 0) {
					if (typeof i?.seen != "number" || (i.seen & ~e) !== 0) return !0;
				} else if (c !== null && a(t, i?.secret, c)) return !0;
			}
		}
		return !1;
	};
	return a(e.g, t.g, e.spots) || i && on(e, t, r);
}
function an(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function on(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = v(r) | n, a = He(t, i);
		for (let [t, n] of Object.entries(He(e, i))) if (!sn(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function sn(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function T(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(T).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${T(t[e])}`).join(",")}}`;
}
var cn = (e) => m(T(e)), ln = (e) => m(`parlour commitment ${e}`), un = (e) => m(`parlour entropy ${e}`), dn = (e, t) => m(`parlour dice ${T({
	seed: e,
	entropy: t
})}`);
function fn({ commitment: e, promises: t, entropy: n }, r) {
	if (ln(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : un(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var pn = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function mn({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var hn = (e) => cn(e).slice(0, _n), gn = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, _n), _n = 24, vn = 32;
function yn(e, t, n = vn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = bt(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ae(dn(o, a.entropy))
	}), c = s.events ?? [];
	s.events = null;
	let l = {
		format: "parlour-record",
		version: 2,
		game: e.id,
		rules: r,
		seats: i,
		options: s.options,
		dice: a
	}, u = Fn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: hn(l),
		position: b(s),
		text: u,
		base: u,
		middle: null,
		kept: n,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "nothing",
		opening: c
	};
}
function bn(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c, seeds: l } = e, u = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c,
		dice: l.length
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${u.slice(1)}`;
}
function xn(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = b(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: vn,
		opening: [],
		...s
	};
}
function Sn(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Xt(a, o.g, t);
	if (r !== e.version && !("action" in s && jn(e, s.action.seat, r))) return Ln({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return Ln(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], kt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = b(u), m = tn(a, o, p, c), ee = Fn(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: In(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return Mn(e, p, ee, f, d, {
		...kn(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var Cn = (e, t) => Sn(e, Ot(e.game, e.position.g, t), { by: "clock" });
function wn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !An(e, t, r)) return Ln({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new Tn();
	let o = On(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return Mn(e, b(o), Fn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var Tn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function En(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ae(dn(r, t.entropy));
	let o = i.reduce((e, t) => e | v(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of ye(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = _(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => oe(a, e));
	let c = Fn(a);
	return Mn({
		...e,
		seeds: [...e.seeds, r]
	}, b(a), c, {
		dice: t,
		eyes: i
	}, [], {
		base: c,
		middle: null,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "chance"
	});
}
function Dn(e, t, n = []) {
	if ("do" in t) return Sn(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return wn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return En(e, t.dice, r, t.eyes);
}
function On(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), kt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function kn(e, t, n) {
	let { base: r, middle: i, kept: a } = e;
	if (i === null) return {
		base: r,
		tail: t,
		middle: t.length >= a ? {
			text: n,
			moves: t.length
		} : null
	};
	if (t.length < i.moves + a) return {
		base: r,
		tail: t,
		middle: i
	};
	let o = t.slice(i.moves);
	return {
		base: i.text,
		tail: o,
		middle: {
			text: n,
			moves: o.length
		}
	};
}
function An({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function jn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = b(On(e, a.length - o)), [l, u] = [S(c.g), S(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([Et(r, e.g, t), Qe(r, e, t)]);
	return f(c) === f(i);
}
function Mn(e, t, n, r, i, a) {
	let o = gn(e.link, r, n);
	return {
		ok: !0,
		match: {
			...e,
			...a,
			position: t,
			text: n,
			link: o,
			version: e.version + 1
		},
		entry: {
			...r,
			hash: o
		},
		line: Nn(e, r),
		events: i
	};
}
function Nn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = Pn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function Pn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function Fn(e) {
	let { events: t } = e;
	Object.assign(e, { events: void 0 });
	let n = JSON.stringify(e);
	return e.events = t, n;
}
var In = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Ln = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Rn(e) {
	let t = n(e);
	return zn(t), t;
}
function zn(e) {
	if (Se(e)) {
		Ce(e) ? e.seen = e.seen.map(() => 511) : we(e) && (e.seen = 511);
		for (let t of Object.values(e)) zn(t);
	}
}
// kernel/redeal.ts
function Bn(e, t, r) {
	let i = { chance: ie(r) }, a = (e) => oe(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ie(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = _(i, [...s[e] ?? []]);
	let d = ge(l);
	for (let { pool: e, secret: t } of ye(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, v(o), a), Vn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function Vn(e, t, n, r, i) {
	if (Hn(t, n, r)) for (let { kind: a, indexes: o, secret: s } of be(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function Hn(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = xe(e, r);
		if (i === "secret" && n(t) || a !== null && Hn(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function Un(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = Bn(e, t, 1), o = a.chance, s = JSON.stringify(Ve(a, i)), c = n(a);
	return kt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Ve(c, i)) !== s ? null : {
		view: Pe(c, i),
		facts: Ze(e, c, i)
	};
}
// kernel/verify.ts
function Wn(e, t) {
	let n = [], r = (e) => n.push({
		check: e,
		ok: !0
	}), i = (e, t, r, i) => (n.push(i === void 0 ? {
		check: e,
		ok: !1,
		at: t,
		detail: r
	} : {
		check: e,
		ok: !1,
		at: t,
		detail: r,
		refusal: i
	}), {
		ok: !1,
		findings: n
	});
	if (t.game !== e.id) return i("game", null, `this is a record of ${t.game}, not of ${e.id}`);
	if (r("game"), t.rules.version !== e.version) return i("rules", null, `played by rules ${t.rules.version}, these are rules ${e.version}`);
	if (r("rules"), t.seeds === null) return i("dice", null, "the seed has not been revealed: the game is not over");
	let a = [t.dice, ...t.entries.flatMap((e) => "dice" in e ? [e.dice] : [])];
	if (t.seeds.length !== a.length) return i("dice", null, `there are ${a.length} dice and ${t.seeds.length} seeds`);
	for (let [e, n] of a.entries()) {
		let r = fn(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = yn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (T(o.head) !== T(mn(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && pn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Dn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !Gn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (T(a.entry) !== T(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function Gn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = Ot(e, t.g, n.seat);
	return T(i) === T(n.do);
}
// kernel/bundle.ts
function Kn(e) {
	return {
		interface: 1,
		game: e.id,
		version: e.version,
		speaks: e.speaks,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: qn(e),
		optionsFor: (t) => xt(e, t),
		digestWith: ee,
		begin: (t, n) => yn(e, t, n),
		snapshot: bn,
		resume: (t, n, r) => xn(e, t, n, r),
		verify: (t) => Wn(e, t),
		act: Sn,
		actForClock: Cn,
		undo: wn,
		redice: En,
		repeat: Dn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: wt(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Fe(e, t),
		facts: ({ position: t }, n) => Qe(e, t, n),
		menu: ({ position: t }, n) => Et(e, t.g, n),
		why: ({ position: t }, n, r) => Zt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => Zt(e, t.g, n, r) === null ? Un(e, Fe(t, n), r) : null,
		show: Ie,
		laidOpen: (e) => ({
			...e,
			position: b(Rn(e.position.g))
		}),
		newsLaidOpen: Rn,
		search: {
			start: (t) => bt(e, t),
			clone: n,
			redeal: (t, n) => Bn(e, t, n),
			view: (e, t) => Fe(b(e), t),
			waiting: (t) => Ct(e, t),
			offers: (t, n) => Tt(e, t, n),
			sample: (t, n, r, i) => Dt(e, t, n, r, i),
			perform: (t, n) => kt(e, t, n),
			playRandomly: (t, n) => At(e, t, n),
			idle: (t, n) => Ot(e, t, n)
		}
	};
}
function qn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/manticore/content/heroes.ts
var Jn = [
	"initiative",
	"defense",
	"attack",
	"shooting",
	"magic"
], Yn = {
	warrior: {
		initiative: 4,
		defense: 2,
		attack: 4,
		shooting: 3,
		magic: 1
	},
	mage: {
		initiative: 5,
		defense: 1,
		attack: 1,
		shooting: 2,
		magic: 4
	},
	dwarf: {
		initiative: 4,
		defense: 4,
		attack: 3,
		shooting: 1,
		magic: 2
	},
	elf: {
		initiative: 6,
		defense: 2,
		attack: 1,
		shooting: 4,
		magic: 2
	}
};
Object.keys(Yn);
var Xn = {
	radan: "warrior",
	zorya: "warrior",
	oslav: "mage",
	milena: "mage",
	borun: "dwarf",
	dagna: "dwarf",
	taeril: "elf",
	syvene: "elf"
}, Zn = Object.keys(Xn), Qn = "mage", E = (e, t) => e.map(t), $n = [
	{
		q: -6,
		r: -3,
		cells: ". . . . E E . . S S . . ."
	},
	{
		q: -5,
		r: -3,
		cells: ". . . E E . . S S . . ."
	},
	{
		q: -4,
		r: -4,
		cells: ". I . . . . . . . . . W ."
	},
	{
		q: -3,
		r: -4,
		cells: "I I . . . . . . . . W W"
	},
	{
		q: -2,
		r: -5,
		cells: ". . . . . . . . . . . . ."
	},
	{
		q: -1,
		r: -5,
		cells: ". . . . . C C . . . . ."
	},
	{
		q: 0,
		r: -6,
		cells: "F F . . . C C C . . . D D"
	},
	{
		q: 1,
		r: -6,
		cells: "F F . . . C C . . . D D"
	},
	{
		q: 2,
		r: -7,
		cells: ". . . . . . 10 . . . . . ."
	},
	{
		q: 3,
		r: -7,
		cells: ". 2 3 . . 9 . . . . . ."
	},
	{
		q: 4,
		r: -8,
		cells: ". 1 . 4 . . 8 . . . H H ."
	},
	{
		q: 5,
		r: -8,
		cells: "M . . 5 6 7 . X . . H ."
	},
	{
		q: 6,
		r: -9,
		cells: "M M . . . . . X X . . . ."
	}
], er = {
	C: "city",
	M: "cave",
	F: "forge",
	E: "elvenWorkshop",
	D: "dwarfWorkshop",
	S: "shoeManufactory",
	W: "witchHut",
	H: "druidHut",
	I: "iceTower",
	X: "fieryEarth"
}, D = [
	"forge",
	"elvenWorkshop",
	"dwarfWorkshop",
	"shoeManufactory",
	"witchHut",
	"druidHut",
	"iceTower",
	"fieryEarth"
], tr = $n.flatMap(({ q: e, r: t, cells: n }) => n.split(" ").map((n, r) => ({
	hex: {
		q: e,
		r: t + r
	},
	sign: n
}))), O = tr.map((e, t) => t), nr = tr.map(({ hex: e }) => e), k = tr.map(({ sign: e }) => er[e] ?? "forest"), rr = new Map(O.map((e) => [`${nr[e].q},${nr[e].r}`, e]));
function A(e, t) {
	let n = rr.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no cell (${e},${t})`);
	return n;
}
var ir = A(5, -8), ar = A(1, 0), or = [
	ir,
	...tr.flatMap(({ sign: e }, t) => Number(e) > 0 ? [{
		step: Number(e),
		cell: t
	}] : []).sort((e, t) => e.step - t.step).map(({ cell: e }) => e),
	ar
], sr = or.length - 1, cr = [
	A(1, 0),
	A(0, -1),
	A(1, -1),
	A(0, 1),
	A(-1, 1),
	A(-1, 0),
	A(0, 0)
], lr = {
	hound: {
		temper: "ordinary",
		level: 3,
		power: 1
	},
	gnarl: {
		temper: "ordinary",
		level: 4,
		power: 2
	},
	cinderwing: {
		temper: "aggressive",
		level: 3,
		power: 1
	}
}, ur = {
	M1: "hound",
	M2: "hound",
	M3: "hound",
	M4: "gnarl",
	M5: "cinderwing",
	M6: "cinderwing",
	M7: "cinderwing"
}, j = Object.keys(ur), dr = [
	"magic",
	"close",
	"shooting"
], fr = {
	"CC-M1": "magic",
	"CC-M2": "magic",
	"CC-M3": "magic",
	"CC-M4": "magic",
	"CC-C1": "close",
	"CC-C2": "close",
	"CC-C3": "close",
	"CC-C4": "close",
	"CC-S1": "shooting",
	"CC-S2": "shooting",
	"CC-S3": "shooting",
	"CC-S4": "shooting"
}, pr = Object.keys(fr), M = {
	sword: {
		family: "physical",
		home: "forge",
		tokens: {
			"SW-1": 3,
			"SW-2": 2,
			"SW-3": 2,
			"SW-4": 1
		}
	},
	bow: {
		family: "physical",
		home: "elvenWorkshop",
		tokens: {
			"BW-1": 3,
			"BW-2": 2,
			"BW-3": 2,
			"BW-4": 1
		}
	},
	shield: {
		family: "physical",
		home: "dwarfWorkshop",
		tokens: {
			"SH-1": 3,
			"SH-2": 2,
			"SH-3": 2,
			"SH-4": 1
		}
	},
	boots: {
		family: "physical",
		home: "shoeManufactory",
		tokens: {
			"BT-1": 3,
			"BT-2": 2,
			"BT-3": 2,
			"BT-4": 1
		}
	},
	amulet: {
		family: "magical",
		home: "witchHut",
		tokens: {
			"AM-1": 3,
			"AM-2": 2,
			"AM-3": 1,
			"AM-4": 1
		}
	},
	helmet: {
		family: "magical",
		home: "druidHut",
		tokens: {
			"HM-1": 3,
			"HM-2": 2,
			"HM-3": 1,
			"HM-4": 1
		}
	},
	iceBoulder: {
		family: "magical",
		home: "iceTower",
		tokens: {
			"IB-1": 3,
			"IB-2": 2,
			"IB-3": 1
		}
	},
	fireball: {
		family: "magical",
		home: "fieryEarth",
		tokens: {
			"FB-1": 3,
			"FB-2": 2,
			"FB-3": 1
		}
	}
}, mr = Object.keys(M), hr = [
	"sword",
	"bow",
	"shield",
	"boots",
	"amulet",
	"helmet"
], gr = ["iceBoulder", "fireball"], _r = (e) => e === "iceBoulder" || e === "fireball", vr = mr.flatMap((e) => Object.entries(M[e].tokens).map(([t, n]) => [t, {
	kind: e,
	strength: n
}])), N = Object.fromEntries(vr), yr = vr.map(([e]) => e), P = (e) => _r(N[e].kind), br = (e) => !P(e), F = (e) => yr.filter((t) => N[t].kind === e), I = {
	sword: F("sword"),
	bow: F("bow"),
	shield: F("shield"),
	boots: F("boots"),
	amulet: F("amulet"),
	helmet: F("helmet"),
	iceBoulder: F("iceBoulder"),
	fireball: F("fireball")
}, xr = {
	iceBoulder: "fireball",
	fireball: "iceBoulder"
}, Sr = {
	1: {
		life: 10,
		defense: 8,
		attack: 7,
		shooting: 5,
		magic: 8
	},
	2: {
		life: 10,
		defense: 10,
		attack: 9,
		shooting: 7,
		magic: 10
	},
	3: {
		life: 20,
		defense: 12,
		attack: 11,
		shooting: 9,
		magic: 12
	},
	4: {
		life: 20,
		defense: 14,
		attack: 13,
		shooting: 11,
		magic: 14
	}
}, Cr = (e) => Xn[e.hero], wr = (e) => e.stack.find((e) => e.phase === "turn"), L = (e, t) => e.heroes[t].life > 0, Tr = (e) => e.order.filter((t) => L(e, t)), Er = (e, t) => e.order.filter((e) => t.includes(e)), Dr = (e, t) => Yn[Cr(e)][t], Or = (e, t) => Dr(e, t) + e.power[t], kr = (e) => e === null ? 0 : N[e].strength, Ar = (e) => e.bootsWork ? kr(e.worn.boots) : 0, jr = (e) => Or(e, "initiative") + Ar(e) - e.bag.length, R = (e) => e.isDone ? 0 : Math.max(0, jr(e) - e.spent);
function Mr(e) {
	return [...Nr(e), ...e.bag];
}
function Nr(e) {
	let t = [];
	for (let n of hr) {
		let r = e.worn[n];
		r !== null && t.push(r);
	}
	return t;
}
// kernel/hex.ts
var Pr = [
	0,
	1,
	2,
	3,
	4,
	5
], Fr = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
], Ir = (e) => (e + 3) % 6;
function Lr({ q: e, r: t }, n) {
	let r = Fr[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function Rr(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function zr(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return n * n + n * r + r * r;
}
function Br(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of Pr) {
			let { q: t, r: i } = Lr(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = Rr(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
var Vr = (e, t, n) => e.neighbours[t * 6 + n], Hr = (e, t, n) => e.distances[t * e.size + n];
function Ur(e, t, n, r = 1e3) {
	let i = new Int16Array(e.size).fill(-1), a = new Int16Array(e.size).fill(-1), { neighbours: o } = e, s = [[...t]];
	for (let e of t) i[e] = 0;
	for (let e = 0; e < s.length; e++) for (let t of s[e] ?? []) if (i[t] === e) for (let c = 0; c < 6; c++) {
		let l = o[t * 6 + c];
		if (l === -1) continue;
		let u = i[l];
		if (u !== -1 && u <= e) continue;
		let d = n(t, l, c), f = e + d;
		d === 0 || f > r || u !== -1 && u <= f || (i[l] = f, a[l] = t, (s[f] ??= []).push(l));
	}
	return {
		costs: i,
		from: a
	};
}
function Wr(e, t) {
	let n = [t];
	for (let r = e.from[t]; r !== -1; r = e.from[r]) n.push(r);
	return n.reverse();
}
// games/manticore/rules/board.ts
var Gr = Br(nr), z = E(O, (e) => Pr.flatMap((t) => {
	let n = Vr(Gr, e, t);
	return n === -1 ? [] : [{
		cell: n,
		direction: t
	}];
})), Kr = (e, t) => Hr(Gr, e, t), qr = (e, t) => Hr(Gr, e, t) === 1, Jr = (e) => O.filter((t) => k[t] === e), Yr = Jr("city"), Xr = Jr("cave"), Zr = (e) => k[e] === "city", Qr = (e) => k[e] === "forest", $r = Jr("forest"), ei = (e, t) => Math.min(...t.map((t) => Kr(e, t))), B = E(O, (e) => ei(e, Yr)), ti = E(O, (e) => zr(nr[e], {
	q: 0,
	r: 0
})), ni = (e) => E(O, (t) => ei(t, Jr(e))), ri = new Map(D.map((e) => [e, ni(e)])), ii = (e, t) => ri.get(t)?.[e] ?? 0, ai = O.filter((e) => ei(e, Xr) <= 1), oi = E(O, (e) => ai.includes(e)), si = (e) => oi[e];
function ci(e) {
	let t = k[e];
	return t === "forest" || t === "city" || t === "cave" ? null : t;
}
// games/manticore/rules/vocabulary.ts
var { phase: V, call: li, become: ui, done: H, goTo: U, next: W, stay: G, no: K, emit: q, game: di } = yt();
// games/manticore/rules/stacks.ts
function J(e, t) {
	let [n] = e.stacks[t].kind.secret;
	if (n === void 0) throw Error("every location has a stack");
	return n;
}
function fi(e, t) {
	let n = I[J(e, t)];
	return e.stacks[t].ranks.flatMap((e) => n[e] ?? []);
}
var pi = (e, t) => e.stacks[t].ranks.length === 0;
function mi(e) {
	for (let { home: t, family: n } of Object.values(M)) if (t === e) return n;
	return "physical";
}
function hi(e, t, n) {
	let r = e.stacks[n];
	r.isOpen || (r.isOpen = !0, _i(e, n), q(e, "stackOpened", {
		seat: t,
		location: n,
		kind: J(e, n),
		tokens: fi(e, n)
	}));
}
var gi = (e, t) => e.stacks[t].kind.seen[0] !== 0;
function _i(e, t) {
	pe(e.stacks[t].kind);
}
function vi(e, t, n) {
	let { ranks: r } = e.stacks[t];
	r.push(I[J(e, t)].indexOf(n)), r.sort((e, t) => e - t);
}
function yi(e, t, n) {
	let r = e.stacks[t], i = I[J(e, t)].indexOf(n);
	r.ranks.splice(r.ranks.indexOf(i), 1);
}
// games/manticore/rules/monster.ts
var bi = (e) => lr[ur[e]].level, xi = (e) => lr[ur[e]].temper === "aggressive", Si = (e) => lr[ur[e]].power, Ci = (e) => j.filter((t) => e.monsters[t].is === "alive");
function Y(e, t) {
	let { cell: n } = e.monsters[t];
	return n !== null && Zr(n);
}
var wi = (e) => e.options.monsters === "static" && e.options.scenario === "base";
function Ti(e, t) {
	if (t.is === "open") return t.token;
	let n = I[J(e, t.from)][t.rank];
	if (n === void 0) throw Error("a hidden token comes from a stack");
	return n;
}
var Ei = (e, t) => e.monsters[t].carries.map((t) => Ti(e, t)), Di = (e, t) => Ei(e, t).filter(P), Oi = (e, t, n) => Ai(e, e.monsters[t].carries, n), ki = (e, t, n) => Ai(e, e.monsters[t].carries.filter((e) => e.is === "open"), n);
function Ai(e, t, n) {
	let r = 0;
	for (let i of t) {
		let t = N[Ti(e, i)];
		t.kind === n && t.strength > r && (r = t.strength);
	}
	return r;
}
function ji(e, t) {
	let n = Number(e.options.monsterInitiative);
	return (n > 1 ? Math.min(n, bi(t)) : 1) + (n > 1 || e.options.monsterBoots === "fast" ? ki(e, t, "boots") : 0);
}
// games/manticore/rules/values.ts
var Mi = {
	magicAttack: {
		of: "magic",
		with: "amulet"
	},
	magicDefense: {
		of: "magic",
		with: "helmet"
	},
	close: {
		of: "attack",
		with: "sword"
	},
	defense: {
		of: "defense",
		with: "shield"
	},
	shooting: {
		of: "shooting",
		with: "bow"
	}
}, Ni = (e) => e === "magic" ? "magicAttack" : e;
function Pi(e, t) {
	return e === "magic" ? "magicDefense" : e === "close" && t !== "cover" ? "close" : "defense";
}
function Fi(e, t, n) {
	let r = Mi[n];
	if (typeof t == "number") {
		let n = e.heroes[t];
		return {
			who: t,
			base: Dr(n, r.of),
			power: n.power[r.of],
			artifact: kr(n.worn[r.with]),
			spells: 0
		};
	}
	return t === "manticore" ? {
		who: t,
		base: Ii(e)[r.of],
		power: 0,
		artifact: 0,
		spells: 0
	} : {
		who: t,
		base: bi(t),
		power: 0,
		artifact: Oi(e, t, r.with),
		spells: 0
	};
}
function Ii(e) {
	let { defense: t, attack: n, shooting: r, magic: i } = Sr[e.options.manticoreSheet === "flat" ? 2 : Ri(e)], a = Number(e.options.manticoreMight);
	return {
		defense: t + a,
		attack: n + a,
		shooting: r + a,
		magic: i + a
	};
}
var Li = (e) => Sr[Ri(e)].life, Ri = (e) => e.seats.length;
function X(e, t, n, r = []) {
	let i = Bi(t).map((t) => {
		let i = Fi(e, t, n);
		for (let e of r) e.who === t && (i.spells += zi(e.spells));
		return i;
	});
	return {
		party: t,
		terms: i,
		sum: i.reduce((e, t) => e + t.base + t.power + t.artifact + t.spells, 0)
	};
}
var zi = (e) => e.reduce((e, t) => e + N[t].strength, 0), Bi = (e) => e.is === "heroes" ? e.seats : [e.foe];
function Vi(e, t) {
	return typeof t == "number" ? e.heroes[t].life : t === "manticore" ? e.manticore.life : bi(t) - e.monsters[t].damage;
}
function Hi(e, t) {
	return typeof t == "number" ? 10 : t === "manticore" ? Li(e) : bi(t);
}
function Ui(e, t) {
	if (t.is === "foe") return (t.foe === "manticore" ? e.manticore.life > 0 : e.monsters[t.foe].is === "alive") ? t : null;
	let n = t.seats.filter((t) => L(e, t));
	return n.length > 0 ? {
		is: "heroes",
		seats: n,
		lead: t.lead
	} : null;
}
var Wi = (e) => e.seats.includes(e.lead) ? e.lead : e.seats[0] ?? e.lead;
// games/manticore/rules/odds.ts
function Gi(e, { isMutual: t, attackerLife: n, defenderLife: r }) {
	let i = {
		...e,
		wins: 0,
		loses: 0,
		dealt: 0,
		suffered: 0,
		kills: 0,
		dies: 0
	};
	for (let a = 1; a <= 6; a++) for (let o = 1; o <= 6; o++) {
		let s = e.attacker + a - e.defender - o;
		s > 0 ? (i.wins += 1, i.dealt += s, s >= r && (i.kills += 1)) : s < 0 && t && (i.loses += 1, i.suffered -= s, -s >= n && (i.dies += 1));
	}
	return i;
}
function Ki(e, t, n, r, i) {
	return Gi({
		attacker: X(e, t, Ni(r)).sum,
		defender: X(e, n, Pi(r, i)).sum
	}, {
		isMutual: qi(r, i),
		attackerLife: Ji(e, t),
		defenderLife: Ji(e, n)
	});
}
var qi = (e, t) => e === "magic" || e === "close" && t !== "cover", Ji = (e, t) => Math.min(...Bi(t).map((t) => Vi(e, t)));
// games/manticore/rules/standing.ts
function Yi(e, t) {
	return Xi(e, t) ?? Qi(e, t);
}
function Xi(e, t) {
	for (let n of e.seats) if (e.heroes[n].cell === t) return n;
	return null;
}
function Zi(e, t) {
	for (let n of j) if (e.monsters[n].cell === t) return n;
	return null;
}
function Qi(e, t) {
	return Z(e) === t ? "manticore" : Zi(e, t);
}
var Z = (e) => or[e.manticore.step];
function $i(e, t) {
	return typeof t == "number" ? e.heroes[t].cell : t === "manticore" ? Z(e) : e.monsters[t].cell;
}
function ea(e) {
	let t = new Uint8Array(e.roads.length);
	for (let n of e.seats) ta(t, e.heroes[n].cell);
	for (let n of j) ta(t, e.monsters[n].cell);
	return ta(t, Z(e)), t;
}
function ta(e, t) {
	t !== null && (e[t] = 1);
}
// games/manticore/rules/practice.ts
var Q = ({ options: e }) => e.practice !== "off";
function na({ options: e }) {
	return e.practice === "manticore" ? "manticore" : j.find((t) => ur[t] === e.practice) ?? null;
}
var ra = (e, t) => !Q(e) || na(e) === t, ia = sr - 1, aa = or[ia];
function oa(e, t, n) {
	return t === "manticore" ? qr(n, aa) ? [aa] : [] : z[n].map((e) => e.cell).filter((t) => Qr(t) && Yi(e, t) === null);
}
function sa(e, t, n) {
	let r = na(e);
	return r === null || t !== e.order[0] || oa(e, r, n).length > 0 ? null : K("MC-12.2", "awayFromFoe", { foe: r });
}
function ca(e) {
	let t = na(e), n = e.order.flatMap((t) => e.heroes[t].cell ?? [])[0];
	if (t === null || n === void 0) return;
	let r = (t) => e.seats.filter((n) => z[t].some((t) => t.cell === e.heroes[n].cell)).length, [i] = oa(e, t, n).sort((e, t) => r(t) - r(e));
	if (i === void 0) throw Error("the first hero began where the foe can be");
	t === "manticore" ? Object.assign(e.manticore, {
		step: ia,
		wokeIn: e.round
	}) : Object.assign(e.monsters[t], {
		is: "alive",
		cell: i,
		appearedIn: e.round
	}), q(e, "foeStood", {
		foe: t,
		cell: i
	});
}
// games/manticore/rules/ending.ts
var la = {
	greatVictory: 3,
	victory: 2,
	manticoreVictory: 1,
	manticoreGreatVictory: 0,
	practiceWon: 2,
	practiceLost: 0
};
function ua(e, t) {
	if (Q(e)) return ma(e, t);
	let n = j.some((t) => e.monsters[t].is === "alive" || e.monsters[t].is === "waiting"), r = e.options.mode === "coop" ? [...e.seats] : t;
	ga(e, {
		grade: n ? "victory" : "greatVictory",
		because: "manticoreDead",
		rule: n ? "MC-25.2" : "MC-25.1",
		winners: r,
		blow: t
	});
}
function da(e) {
	if (!(e.outcome !== null || Tr(e).length > 0)) {
		if (Q(e)) return ha(e, "heroesBeaten", "MC-25.3");
		ga(e, {
			grade: "manticoreGreatVictory",
			because: "allDead",
			rule: "MC-25.3",
			winners: [],
			blow: []
		});
	}
}
function fa(e) {
	ga(e, {
		grade: "manticoreVictory",
		because: "cityEntered",
		rule: "MC-25.4",
		winners: [],
		blow: []
	});
}
function pa(e) {
	if (!(e.outcome !== null || e.round < Number(e.options.roundLimit))) {
		if (Q(e)) return ha(e, "foeUnbeaten", "MC-R60");
		ga(e, {
			grade: "manticoreVictory",
			because: "roundLimit",
			rule: "MC-R60",
			winners: [],
			blow: []
		});
	}
}
function ma(e, t) {
	ga(e, {
		grade: "practiceWon",
		because: "foeDead",
		rule: e.options.practice === "manticore" ? "MC-15.3" : "MC-15.2",
		winners: [...e.seats],
		blow: t
	});
}
function ha(e, t, n) {
	ga(e, {
		grade: "practiceLost",
		because: t,
		rule: n,
		winners: [],
		blow: []
	});
}
function ga(e, t) {
	let n = la[t.grade], r = t.winners.length === 0;
	e.ending = t, e.outcome = {
		winners: t.winners,
		scores: e.seats.map((e) => r || t.winners.includes(e) ? n : 0)
	}, q(e, "ended", t);
}
// games/manticore/rules/waking.ts
var _a = {
	firstKill: "MC-23.2",
	nearCave: "MC-23.3",
	attacked: "MC-23.4",
	fifthRound: "MC-26.3",
	token: "MC-29.7"
}, va = (e) => e.manticore.wokeIn !== null, ya = (e) => !va(e) && !Q(e);
function ba(e, t, n) {
	ya(e) && (e.manticore.wokeIn = e.round, q(e, "manticoreWoke", {
		because: t,
		rule: _a[t],
		seat: n
	}));
}
// games/manticore/rules/harm.ts
function xa(e, t, n, r) {
	let i = Math.min(n, Vi(e, t));
	typeof t == "number" ? e.heroes[t].life -= i : t === "manticore" ? e.manticore.life -= i : e.monsters[t].damage += i, q(e, "hurt", {
		who: t,
		damage: n,
		left: Vi(e, t),
		by: [...r]
	});
}
function Sa(e, t, n) {
	let r = $i(e, t);
	if (r === null || t === "manticore") return;
	typeof t == "number" ? e.heroes[t].cell = null : (e.monsters[t].cell = null, e.monsters[t].is = "dead"), q(e, "died", {
		who: t,
		by: [...n],
		cell: r
	});
	let i = n.find((e) => typeof e == "number") ?? null;
	typeof t == "string" && i !== null && e.options.scenario === "base" && ba(e, "firstKill", i), typeof t == "number" && i === null && e.options.fallenHeroLoot === "dropped" && Ca(e, t, r);
}
function Ca(e, t, n) {
	let r = Mr(e.heroes[t]);
	if (r.length !== 0) {
		for (let t of r) e.ground.push({
			cell: n,
			artifact: t
		});
		Da(e, t), q(e, "tokensDropped", {
			of: t,
			artifacts: r,
			cell: n
		});
	}
}
function wa(e, t) {
	if (t === "manticore") return;
	let n = Ta(e, t), r = 0;
	typeof t == "number" ? (Da(e, t), e.heroes[t].spells = {
		iceBoulder: null,
		fireball: null
	}, e.heroes[t].unassigned = 0) : (e.monsters[t].carries = e.monsters[t].carries.filter(({ is: e }) => e === "hidden"), r = e.monsters[t].carries.length), n.length + r !== 0 && (e.outOfGame.tokens.push(...n), q(e, "tokensLost", {
		of: t,
		tokens: n,
		hidden: r
	}));
}
function Ta(e, t) {
	if (typeof t == "string") return e.monsters[t].carries.flatMap((e) => e.is === "open" ? e.token : []);
	let n = e.heroes[t];
	return [...Mr(n), ...Object.values(n.spells).filter((e) => e !== null)];
}
var Ea = (e, t) => t === "manticore" ? [] : Ta(e, t).filter(br);
function Da(e, t) {
	e.heroes[t].worn = {
		sword: null,
		bow: null,
		shield: null,
		boots: null,
		amulet: null,
		helmet: null
	}, e.heroes[t].bag = [], e.heroes[t].bootsWork = !1;
}
function Oa(e, t, n) {
	let r = Tr(e);
	for (let i of r) xa(e, i, t, n);
	for (let t of r) e.heroes[t].life > 0 || (Sa(e, t, n), wa(e, t));
	da(e);
}
// games/manticore/rules/trophies.ts
function ka(e, t) {
	return typeof t == "number" ? Number(e.options.heroKillPower) : t === "manticore" ? 0 : Si(t);
}
function Aa(e, t, n, r) {
	let i = ja(e, n), a = (t) => {
		let r = t ?? i;
		return r !== null && n.seats.includes(r) && L(e, r) ? r : i;
	}, o = [r?.firstPoint, r?.secondPoint].slice(0, ka(e, t)).map(a), s = r !== null && Object.values(r).some((e) => e !== null);
	return {
		victim: t,
		points: o.filter((e) => e !== null),
		looter: a(r?.artifact),
		rule: s ? "MC-14.10" : n.seats.length > 1 ? "MC-14.11" : "MC-7.3"
	};
}
function ja(e, t) {
	let n = t.seats.filter((t) => L(e, t)), r = Math.max(...n.map((t) => R(e.heroes[t]))), i = n.filter((t) => R(e.heroes[t]) === r);
	return i.length > 1 && n.includes(t.lead) ? t.lead : i[0] ?? null;
}
function Ma(e, t, n) {
	let r = t.seats.filter((t) => L(e, t));
	if (e.options.jointFatalBlow === "shared") return r;
	let i = n?.blow ?? null, a = i !== null && r.includes(i) ? i : ja(e, t);
	return a === null ? [] : [a];
}
// games/manticore/rules/targets.ts
function Na(e, t, n) {
	let [r, i] = [$i(e, t), $i(e, n)];
	return r !== null && i !== null && qr(r, i);
}
function Pa(e, t) {
	let n = [];
	for (let r of j) Na(e, t, r) && n.push(r);
	return ra(e, "manticore") && Na(e, t, "manticore") && n.push("manticore"), e.options.mode === "semi" && n.push(...Fa(e, t)), n;
}
var Fa = (e, t) => e.seats.filter((n) => Na(e, t, n)), Ia = (e, t) => x(e.options.mode === "coop" ? Fa(e, t) : [], () => K("MC-1.7", "cooperative", {}));
function La(e, t) {
	let n = Ra(e, t);
	return x([...dr, "card"], (e) => n ? e === "card" ? K("MC-12.4", "ownChoice", { target: t }) : null : e === "card" ? null : K("MC-12.5", "cardDecides", { target: t }));
}
var Ra = (e, t) => !e.attacked.includes(t);
function za(e, t) {
	let n = R(e.heroes[t]);
	return n < 1 ? K("MC-12.3", "tooFewPoints", {
		needs: 1,
		left: n
	}) : null;
}
function Ba(e, t, n) {
	let r = za(e, n);
	if (r !== null) return r;
	let i = Pa(e, n), a = Ia(e, n);
	return i.length === 0 ? a.not === void 0 ? K("MC-12.2", "nobodyNear", {}) : [{
		target: a,
		kind: x(dr)
	}] : i.map((e, n) => ({
		target: n === 0 ? {
			...a,
			one: [e]
		} : x([e]),
		kind: La(t, e)
	}));
}
function Va(e, t, n) {
	let r = e.heroes[n];
	return r.isDone ? K("MC-14.3", "turnIsOver", { hero: n }) : Na(e, n, t) ? R(r) < 1 ? K("MC-14.2", "cannotPay", { hero: n }) : null : K("MC-14.4", "notBeside", { hero: n });
}
var Ha = (e, t, n) => e.order.filter((r) => r !== t && r !== n && L(e, r));
function Ua(e, t, n) {
	let r = za(e, n);
	if (r !== null) return r;
	let i = Pa(e, n);
	if (i.length === 0) return K("MC-12.2", "nobodyNear", {});
	let a = [], o = K("MC-14.1", "noPeers", {});
	for (let r of i) {
		let { one: i, not: s } = x(Ha(e, n, r), (t) => Va(e, r, t));
		if (i.length === 0) {
			s !== void 0 && (o = K("MC-14.4", "noHelper", { target: r }));
			continue;
		}
		let c = [
			null,
			n,
			...i
		], l = ka(e, r);
		a.push({
			target: x([r]),
			kind: La(t, r),
			helpers: {
				some: i,
				atLeast: 1,
				atMost: i.length,
				...s !== void 0 && { not: s }
			},
			firstPoint: x(l > 0 ? c : [null]),
			secondPoint: x(l > 1 ? c : [null]),
			artifact: x(Wa(e, r) ? c : [null]),
			blow: x(Ga(e, r) ? c : [null])
		});
	}
	return a.length > 0 ? a : o;
}
var Wa = (e, t) => Ea(e, t).length > 0 || typeof t == "string" && t !== "manticore" && e.monsters[t].carries.some(({ is: e }) => e === "hidden"), Ga = (e, t) => t === "manticore" && e.options.mode === "semi" && e.options.jointFatalBlow === "trophy";
// games/manticore/rules/attack-facts.ts
function Ka(e, t) {
	let n = t.seat;
	return Pa(e, n).map((r) => {
		let i = Ha(e, n, r).filter((t) => Va(e, r, t) === null);
		return {
			target: r,
			isFirst: Ra(t, r),
			alone: qa(e, [n], r),
			helpers: i,
			together: Xa(i).map((t) => ({
				helpers: t,
				odds: qa(e, [n, ...t], r)
			})),
			response: Ja(e, n, r)
		};
	});
}
function qa(e, t, n) {
	let r = {
		is: "heroes",
		seats: t,
		lead: t[0] ?? 0
	}, i = (t) => Ki(e, r, Ya(n), t, null);
	return {
		magic: i("magic"),
		close: i("close"),
		shooting: i("shooting")
	};
}
function Ja(e, t, n) {
	let [r, i] = [Ya(n), Ya(t)];
	return {
		magic: Ki(e, r, i, "magic", null),
		close: Ki(e, r, i, "close", "fight"),
		shooting: Ki(e, r, i, "shooting", null),
		cover: Ki(e, r, i, "close", "cover")
	};
}
var Ya = (e) => typeof e == "number" ? {
	is: "heroes",
	seats: [e],
	lead: e
} : {
	is: "foe",
	foe: e
};
function Xa(e) {
	let t = [];
	for (let n of e) t.push([n], ...t.map((e) => [...e, n]));
	return t;
}
function Za(e) {
	let t = e.stack.find((e) => e.phase === "duel");
	if (t === void 0 || t.kind === null) return null;
	let { kind: n, stance: r, cast: i, countered: a } = t, o = X(e, t.attacker, Ni(n), i), s = {
		attackerLife: Ji(e, t.attacker),
		defenderLife: Ji(e, t.defender)
	}, c = (r) => {
		let i = X(e, t.defender, Pi(n, r), a);
		return {
			defender: i,
			odds: Gi({
				attacker: o.sum,
				defender: i.sum
			}, {
				isMutual: qi(n, r),
				...s
			})
		};
	}, l = c(r), u = n === "close" && r === null;
	return {
		attacker: o,
		defender: l.defender,
		fight: l.odds,
		cover: u ? c("cover").odds : null
	};
}
function Qa(e) {
	let t = pr.filter((t) => !e.combatDiscard.includes(t)), [n = 0, r = 0, i = 0] = dr.map((e) => t.filter((t) => fr[t] === e).length);
	return {
		magic: n,
		close: r,
		shooting: i
	};
}
// games/manticore/content/road-tokens.ts
var $ = {
	straight: {
		exits: [0, 3],
		copies: 7,
		turns: 3,
		monster: null
	},
	wideBend: {
		exits: [0, 2],
		copies: 7,
		turns: 6,
		monster: null
	},
	sharpBend: {
		exits: [0, 1],
		copies: 2,
		turns: 6,
		monster: null
	},
	threeWay: {
		exits: [
			0,
			2,
			4
		],
		copies: 5,
		turns: 2,
		monster: null
	},
	rightFork: {
		exits: [
			0,
			2,
			3
		],
		copies: 5,
		turns: 6,
		monster: null
	},
	leftFork: {
		exits: [
			0,
			3,
			4
		],
		copies: 5,
		turns: 6,
		monster: null
	},
	crossing: {
		exits: [
			0,
			1,
			3,
			4
		],
		copies: 3,
		turns: 3,
		monster: null
	},
	star: {
		exits: [
			0,
			1,
			2,
			3,
			4,
			5
		],
		copies: 1,
		turns: 1,
		monster: null
	},
	lesserLair: {
		exits: [0, 2],
		copies: 3,
		turns: 6,
		monster: "hound"
	},
	greatLair: {
		exits: [
			0,
			2,
			4
		],
		copies: 1,
		turns: 2,
		monster: "gnarl"
	},
	raiderLair: {
		exits: [0, 3],
		copies: 3,
		turns: 3,
		monster: "cinderwing"
	},
	awakening: {
		exits: [0, 3],
		copies: 0,
		turns: 3,
		monster: null
	}
}, $a = Object.keys($), eo = (e, t) => ({
	value: e,
	because: t
}), to = (e) => E(O, (t) => eo(t, e)), no = [
	0,
	1,
	2,
	3,
	4,
	5
], ro = (e) => 1 << e, io = (e) => E(no, (t) => $[e].exits.reduce((e, n) => e | 1 << (n + t) % 6, 0)), ao = Object.fromEntries(Object.keys($).map((e) => [e, io(e)])), oo = (e, t) => ({
	token: e,
	rotation: t,
	exits: ao[e][t]
}), so = 63, co = Uint8Array.from(O, (e) => k[e] === "forest" ? 0 : so);
function lo(e) {
	let { roads: t } = e, n = co.slice();
	for (let e = 0; e < n.length; e++) {
		let r = t[e];
		r != null && (n[e] = r.exits);
	}
	return n;
}
var uo = (e, t, n, r) => (e[t] & ro(r)) !== 0 && (e[n] & ro(Ir(r))) !== 0;
function fo(e, t, n, r) {
	return e[n] === 0 ? 3 : e[t] === 0 || uo(e, t, n, r) ? 1 : 3;
}
function po(e) {
	let t = lo(e);
	return {
		open: t,
		distances: Ur(Gr, Yr, (e, n, r) => +!!uo(t, e, n, r)).costs
	};
}
function mo({ distances: e }, t) {
	let n = e[t];
	return n === -1 ? null : n;
}
function ho(e) {
	let t = lo(e);
	return Ur(Gr, Yr, (e, n, r) => fo(t, e, n, r)).costs;
}
// games/manticore/rules/placing.ts
var go = (e) => no.slice(0, $[e].turns), _o = K("MC-2.5", "roadsDoNotMeet", {});
function vo(e) {
	let t = /* @__PURE__ */ new Map();
	return Array.from({ length: 64 }, (n, r) => {
		let i = (t) => (oo(e, t).exits & r) !== 0, a = x(go(e), (e) => i(e) ? null : _o), o = t.get(a.one.join());
		return t.set(a.one.join(), o ?? a), o ?? a;
	});
}
var yo = Object.fromEntries($a.map((e) => [e, vo(e)])), bo = 63, xo = (e) => e === "forest" || e === "city" ? 0 : 1 << So.indexOf(e), So = [...new Set(O.map((e) => k[e]))], Co = E(O, (e) => {
	let t = z[e].map((e) => k[e.cell]);
	return {
		isByCity: t.includes("city"),
		locations: t.reduce((e, t) => e | xo(t), 0)
	};
});
function wo(e) {
	let t = new Uint8Array(O.length);
	for (let n of $r) {
		let r = e.roads[n];
		if (r !== null) for (let { cell: e, direction: i } of z[n]) (r.exits & ro(i)) !== 0 && (t[e] = t[e] | ro(Ir(i)));
	}
	return t;
}
function To(e, t) {
	let n = [];
	return Eo(e, t, (e, t, r) => {
		t !== null && r !== null && n.push({
			cell: e,
			by: t,
			rotation: r
		});
	}), n;
}
function Eo(e, t, n) {
	let r = wo(e), i = ko(r), a = e.round > 0 ? ea(e) : null, o = yo[t], s = o[bo];
	for (let t of $r) {
		if (e.roads[t] !== null || a?.[t] === 1) {
			n(t, null, null);
			continue;
		}
		let { isByCity: c, locations: l } = Co[t];
		if (c) n(t, "city", s);
		else if ((l & i) !== 0) n(t, "location", s);
		else {
			let e = o[r[t]];
			e.one.length > 0 ? n(t, "road", e) : n(t, null, null);
		}
	}
}
function Do(e, t) {
	return $r.some((t) => Co[t].isByCity && Oo(e, t)) || To(e, t).length > 0;
}
var Oo = (e, t) => e.roads[t] === null && Yi(e, t) === null;
function ko(e) {
	let t = 0;
	for (let n of Ao) e[n] !== 0 && (t |= xo(k[n]));
	return t;
}
var Ao = O.filter((e) => xo(k[e]) !== 0);
function jo(e, t) {
	let n = [], r = [], i = [];
	return Eo(e, t, (t, a, o) => {
		if (o === null) i.push(Po(e, t));
		else {
			let e = n.indexOf(o);
			e >= 0 ? r[e]?.push(t) : (n.push(o), r.push([t]));
		}
	}), n.map((e, t) => {
		let n = r[t] ?? [];
		return {
			cell: t > 0 ? { one: n } : {
				one: n,
				not: i
			},
			rotation: e
		};
	});
}
var Mo = to(K("MC-2.3", "joinsNothing", {})), No = to(K("MC-R16", "roadThere", {}));
function Po(e, t) {
	if (e.roads[t] !== null) return No[t];
	let n = e.round > 0 ? Yi(e, t) : null;
	return n === null ? Mo[t] : eo(t, K("MC-29.5", "occupied", {
		cell: t,
		by: n
	}));
}
function Fo(e) {
	let t = null;
	for (let n of $r) Oo(e, n) && (t === null || B[n] < B[t]) && (t = n);
	return t;
}
// games/manticore/rules/paving-default.ts
function Io(e, t) {
	let { monster: n } = $[t], r = null, i = Infinity;
	for (let { cell: a, rotation: o } of To(e, t)) for (let s of o.one) {
		let o = Lo(e, t, {
			cell: a,
			rotation: s
		}, () => n === null ? Ro(e) : -Bo(e, lr[n].temper, a));
		o >= i || (r = {
			cell: a,
			rotation: s
		}, i = o);
	}
	if (r === null) throw Error("a token that can be laid is asked for");
	return r;
}
function Lo(e, t, { cell: n, rotation: r }, i) {
	e.roads[n] = oo(t, r);
	let a = i();
	return e.roads[n] = null, a;
}
var Ro = (e) => Object.values(zo(e)).reduce((e, t) => e + t, 0);
function zo(e) {
	let t = ho(e), n = (e) => Math.min(...Jr(e).map((e) => t[e]));
	return Object.fromEntries(D.map((e) => [e, n(e)]));
}
function Bo(e, t, n) {
	return (t === "ordinary" ? mo(po(e), n) : null) ?? B[n];
}
// games/manticore/rules/headings.ts
function Vo(e) {
	return {
		rule: "MC-18.5",
		why: "straight",
		goal: Yr.filter((t) => Kr(e, t) === B[e]),
		location: null,
		nearer: (e) => Jo(e, (t) => B[t] < B[e]).sort((e, t) => ti[e] - ti[t])
	};
}
var Ho = (e, t, n) => Uo(e, t, n) ?? Ko(e, n);
function Uo(e, t, n) {
	let { looted: r } = e.monsters[t], i = [], a = 2;
	for (let t of D) {
		let o = ii(n, t);
		o < 1 || o > a || pi(e, t) || r.includes(t) || (o < a && (i = []), i.push(t), a = o);
	}
	let o = Wo(e, i);
	return o === void 0 ? null : {
		rule: "MC-19.1",
		why: "loot",
		goal: Jr(o),
		location: o,
		nearer: (e) => Yo(Jo(e, (t) => ii(t, o) < ii(e, o)))
	};
}
function Wo(e, t) {
	return t.some((t) => !e.stacks[t].isOpen) ? t[0] : [...t].sort((t, n) => Go(e, n) - Go(e, t))[0];
}
function Go(e, t) {
	let [n] = fi(e, t);
	return n === void 0 ? 0 : N[n].strength;
}
function Ko(e, t) {
	let n = po(e);
	if (mo(n, t) !== null) {
		let e = (e, { cell: t, direction: r }) => n.distances[t] === n.distances[e] - 1 && uo(n.open, e, t, r);
		return {
			rule: "MC-18.4",
			why: "road",
			goal: [...Yr],
			location: null,
			nearer: (t) => Yo(Jo(t, (n, r) => e(t, r)))
		};
	}
	let r = qo(t, (e) => mo(n, e)), i = (e) => Math.min(...r.map((t) => Kr(e, t)));
	return {
		rule: "MC-19.4",
		why: "toRoad",
		goal: r,
		location: null,
		nearer: (e) => Yo(Jo(e, (t) => i(t) < i(e)))
	};
}
function qo(e, t) {
	let n = [], r = Infinity;
	for (let i of O) {
		let a = t(i);
		if (a === null) continue;
		let o = Kr(e, i) * O.length + a;
		o > r || (o < r && (n = []), n.push(i), r = o);
	}
	return n;
}
var Jo = (e, t) => z[e].filter((e) => t(e.cell, e)).map((e) => e.cell), Yo = (e) => e.sort((e, t) => B[e] - B[t]);
// games/manticore/rules/courses.ts
function Xo(e, t) {
	let { cell: n, appearedIn: r } = e.monsters[t];
	if (n === null) throw Error(`${t} is not on the board`);
	return Q(e) ? Zo(e, t, n) ?? es(n, "MC-26.1", "static") : wi(e) ? es(n, "MC-26.1", "static") : e.round > 0 && r === e.round ? es(n, "MC-29.6", "justCame") : xi(t) ? Qo(e, t, n) : $o(e, t, n);
}
function Zo(e, t, n) {
	let r = ns(e, n);
	return r === null ? null : {
		...es(n, Y(e, t) ? "MC-21.3" : "MC-20.5", "heroBeside"),
		goal: [rs(e, r)],
		act: {
			is: "attack",
			prey: r
		}
	};
}
function Qo(e, t, n) {
	let r = Zo(e, t, n);
	if (r !== null) return r;
	if (Y(e, t)) return es(n, "MC-21.3", "inCity");
	let i = Vo(n), a = i.nearer(n).find((t) => Yi(e, t) === null);
	return a === void 0 ? {
		...i,
		from: n,
		rule: "MC-18.6",
		act: { is: "stay" }
	} : {
		...i,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
}
function $o(e, t, n) {
	if (Y(e, t)) return es(n, "MC-21.2", "inCity");
	let r = Ho(e, t, n), i = r.nearer(n), a = i.find((t) => Yi(e, t) === null);
	if (a !== void 0) return {
		...r,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
	let o = ts(e, (e) => i.includes(e));
	return o === null ? {
		...r,
		from: n,
		rule: "MC-18.6",
		act: { is: "stay" }
	} : {
		...r,
		from: n,
		rule: "MC-20.1",
		act: {
			is: "attack",
			prey: o
		}
	};
}
var es = (e, t, n) => ({
	from: e,
	rule: t,
	why: n,
	goal: [],
	location: null,
	nearer: () => [],
	act: { is: "stay" }
});
function ts(e, t) {
	let n = null, r = Infinity;
	for (let i of e.order) {
		let { cell: a } = e.heroes[i];
		if (a === null || !t(a)) continue;
		let o = B[a] * 1e3 + jr(e.heroes[i]);
		o >= r || (n = i, r = o);
	}
	return n;
}
var ns = (e, t) => ts(e, (e) => qr(e, t));
function rs(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) throw Error("prey stands somewhere");
	return n;
}
function is(e, { rule: t, why: n, goal: r, location: i, nearer: a, from: o, act: s }) {
	let c = a(o), l = s.is === "step" ? s.to : c[0], u = [o];
	for (let e = l; e !== void 0 && u.length < 40; e = r.includes(e) ? void 0 : a(e)[0]) u.push(e);
	return {
		rule: t,
		why: n,
		goal: r,
		location: i,
		path: u,
		passedOver: c.filter((e) => s.is !== "step" || e !== s.to).map((t) => ({
			cell: t,
			by: Yi(e, t)
		}))
	};
}
// games/manticore/rules/monster-steps.ts
function as(e, t, n) {
	e.monsters[t].cell = n, xi(t) || (os(e, t, n), ss(e, t, n)), Zr(n) && cs(e, t, n);
}
function os(e, t, n) {
	let r = ci(n), i = e.monsters[t];
	if (r === null || pi(e, r) || i.looted.includes(r)) return;
	i.looted.push(r);
	let a = e.stacks[r], o = a.ranks[0];
	if (a.isOpen) {
		let n = I[J(e, r)][o];
		yi(e, r, n), i.carries.push({
			is: "open",
			token: n
		}), q(e, "monsterLooted", {
			monster: t,
			location: r,
			token: n
		});
	} else a.ranks.shift(), i.carries.push({
		is: "hidden",
		from: r,
		rank: o
	}), q(e, "monsterLooted", {
		monster: t,
		location: r,
		token: null
	});
}
function ss(e, t, n) {
	let [r] = e.ground.filter((e) => e.cell === n).map(({ artifact: e }) => e).sort((e, t) => N[t].strength - N[e].strength || yr.indexOf(e) - yr.indexOf(t));
	r !== void 0 && (e.ground = e.ground.filter(({ artifact: e }) => e !== r), e.monsters[t].carries.push({
		is: "open",
		token: r
	}), q(e, "monsterPickedUp", {
		monster: t,
		artifact: r,
		cell: n
	}));
}
function cs(e, t, n) {
	e.monsters[t].enteredIn === null && (e.monsters[t].enteredIn = e.round, q(e, "monsterEntered", {
		monster: t,
		cell: n,
		damage: bi(t)
	}), Oa(e, bi(t), [t]));
}
function ls(e, t) {
	let n = e.monsters[t], r = n.carries.filter((e) => e.is === "hidden");
	if (r.length === 0) return;
	let i = r.map((t) => Ti(e, t));
	for (let { from: t } of r) _i(e, t);
	n.carries = n.carries.map((t) => ({
		is: "open",
		token: Ti(e, t)
	})), q(e, "lootShown", {
		monster: t,
		tokens: i
	});
}
// games/manticore/rules/phases/manticore.ts
var us = V("manticore", {
	act(e, t) {
		if (!va(e)) return H();
		if (Q(e)) return t.prey = ns(e, Z(e)), U("attack");
		let n = ps(e);
		return t.prey = Xi(e, n), t.prey === null ? (ms(e, n), hs(e, n), H()) : U("attack");
	},
	attack: {
		call: "battle",
		with: (e, t) => t.prey === null ? null : {
			attacker: {
				is: "foe",
				foe: "manticore"
			},
			defender: {
				is: "heroes",
				seats: [t.prey],
				lead: t.prey
			},
			kind: null,
			plan: null,
			...Q(e) ? fs : ds,
			course: null,
			kills: []
		}
	}
}), ds = {
	rule: "MC-23.10",
	why: "fireway"
}, fs = {
	rule: "MC-20.5",
	why: "heroBeside"
}, ps = (e) => or[e.manticore.step + 1] ?? Z(e);
function ms(e, t) {
	let n = Zi(e, t);
	n !== null && (e.monsters[n].is = "dead", e.monsters[n].cell = null, q(e, "trampled", {
		monster: n,
		cell: t
	}), wa(e, n));
}
function hs(e, t) {
	let n = Z(e);
	e.manticore.step += 1, q(e, "manticoreMoved", {
		from: n,
		to: t,
		step: e.manticore.step
	}), e.manticore.step === sr && fa(e);
}
// games/manticore/rules/threats.ts
var gs = 24;
function _s(e) {
	let t = ys(e), n = {};
	for (let r of Ci(e)) n[r] = {
		...vs(e, r),
		arrives: t[r] ?? null
	};
	return n;
}
function vs(e, t) {
	let n = Xo(e, t), r = is(e, n);
	switch (n.act.is) {
		case "step": return {
			...r,
			does: "moves",
			to: n.act.to,
			target: null
		};
		case "attack": return {
			...r,
			does: "attacks",
			to: null,
			target: n.act.prey
		};
		case "stay": return {
			...r,
			does: "stays",
			to: null,
			target: null
		};
	}
}
function ys(e) {
	let { heroes: t, monsters: r, stacks: i, ground: a } = e, o = {
		...e,
		events: null,
		...n({
			heroes: t,
			monsters: r,
			ground: a
		}),
		stacks: bs(i)
	};
	o.round = Math.max(1, e.round);
	for (let e of o.seats) o.heroes[e].cell !== null && (o.heroes[e].life = 1e3);
	let s = {};
	for (let t of j) {
		let { is: n, enteredIn: r } = e.monsters[t];
		n === "alive" && r !== null && (s[t] = r);
	}
	for (let e = 0; e < gs; e++, o.round += 1) {
		let t = Ci(o).filter((e) => !Y(o, e));
		if (t.length === 0) break;
		t.sort((e, t) => Ss(o, e) - Ss(o, t));
		let n = t.map((e) => o.monsters[e].cell);
		for (let e of t) xs(o, e), Y(o, e) && (s[e] = o.round);
		if (e > 0 && t.every((e, t) => o.monsters[e].cell === n[t])) break;
	}
	return s;
}
var bs = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, {
	...t,
	ranks: [...t.ranks]
}]));
function xs(e, t) {
	for (let n = ji(e, t); n > 0 && !Y(e, t); n--) {
		let { act: n } = Xo(e, t);
		if (n.is !== "step") return;
		as(e, t, n.to);
	}
}
function Ss(e, t) {
	let { cell: n } = e.monsters[t];
	return n === null ? 0 : B[n];
}
function Cs(e) {
	let { step: t } = e.manticore, n = sr - t;
	if (Q(e)) return ws(e, n);
	let r = n > 0 ? ps(e) : null;
	return {
		isAwake: va(e),
		cell: Z(e),
		next: r,
		arrives: va(e) ? e.round + n - +!Ts(e) : null,
		turns: n,
		prey: r === null ? null : Xi(e, r),
		tramples: r === null ? null : Zi(e, r)
	};
}
function ws(e, t) {
	let n = Z(e), r = va(e) ? ns(e, n) : null;
	return {
		isAwake: va(e),
		cell: n,
		next: null,
		arrives: null,
		turns: t,
		prey: r,
		tramples: null
	};
}
var Ts = (e) => e.stack.some(({ phase: e }) => e === "manticore"), Es = (e, t) => si(t) && ya(e);
function Ds(e, t) {
	let n = ci(t);
	return n !== null && !e.stacks[n].isOpen;
}
function Os(e, t, n, r = lo(e)) {
	let i = ea(e), a = (t) => Es(e, t) || Ds(e, t);
	return Ur(Gr, [t], (e, n, o) => i[n] === 1 || e !== t && a(e) ? 0 : fo(r, e, n, o), n);
}
function ks(e, t) {
	let { cell: n } = e.heroes[t], r = R(e.heroes[t]);
	if (n === null || r === 0) return K("MC-3.4", "tooFewPoints", {
		needs: 1,
		left: r
	});
	let i = lo(e), { costs: a } = Os(e, n, r, i), o = js(r), s = [], c = [];
	for (let { cell: t, direction: o } of z[n]) a[t] === -1 && c.push(Ms(e, t, fo(i, n, t, o), r));
	for (let e of O) a[e] > 0 ? s.push(e) : qr(n, e) || c.push(o[e]);
	return { to: {
		one: s,
		not: c
	} };
}
var As = Array.from({ length: 24 }, (e, t) => to(K("MC-3.4", "outOfReach", { left: t }))), js = (e) => As[e] ?? to(K("MC-3.4", "outOfReach", { left: e }));
function Ms(e, t, n, r) {
	let i = Yi(e, t);
	return eo(t, i === null ? K("MC-4.5", "tooFewPoints", {
		needs: n,
		left: r
	}) : K("MC-4.2", "occupied", {
		cell: t,
		by: i
	}));
}
function Ns(e, t, n) {
	let r = e.heroes[t];
	if (r.cell === null) return;
	let i = Os(e, r.cell, R(r)), a = Wr(i, n), o = [];
	for (let e = 1; e < a.length; e++) {
		let t = i.costs[a[e]] - i.costs[a[e - 1]];
		r.spent += t, o.push(t);
	}
	r.cell = n, q(e, "moved", {
		seat: t,
		path: a,
		costs: o,
		left: R(r)
	}), si(n) && ba(e, "nearCave", t);
	let s = ci(n);
	s !== null && hi(e, t, s);
}
function Ps(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) return [];
	let r = Os(e, n, R(e.heroes[t]));
	return O.flatMap((t) => {
		let i = r.costs[t];
		return i === -1 || t === n ? [] : {
			cell: t,
			cost: i,
			path: Wr(r, t).slice(1),
			wakes: Es(e, t),
			opens: Ds(e, t)
		};
	});
}
// games/manticore/rules/facts.ts
function Fs(e) {
	let t = Is(e), n = wr(t), r = n !== void 0 && L(t, n.seat) ? n : null;
	return {
		heroes: E(t.seats, (e) => Ls(t, e)),
		foes: Object.fromEntries(zs(t).map((e) => [e, Bs(t, e)])),
		stacks: Object.fromEntries(D.map((e) => [e, Vs(t, e)])),
		walks: zo(t),
		reach: r === null ? [] : Ps(t, r.seat),
		attacks: r === null ? [] : Ka(t, r),
		duel: Za(t),
		threats: _s(t),
		clock: Cs(t),
		practice: na(t),
		wakingCells: ya(t) ? [...ai] : [],
		cardsLeft: Qa(t)
	};
}
function Is(e) {
	let t = { ...e.stacks };
	for (let n of D) {
		if (gi(e, n)) continue;
		let { kind: r, ...i } = t[n];
		t[n] = {
			...i,
			kind: {
				...r,
				secret: [mi(n) === "physical" ? "sword" : "amulet"]
			}
		};
	}
	let n = { ...e.monsters };
	for (let e of j) n[e] = {
		...n[e],
		carries: n[e].carries.filter((e) => e.is === "open")
	};
	return {
		...e,
		stacks: t,
		monsters: n
	};
}
function Ls(e, t) {
	let n = e.heroes[t], r = (n) => {
		let { base: r, power: i, artifact: a } = Fi(e, t, n);
		return {
			base: r,
			power: i,
			artifact: a,
			burden: 0,
			total: r + i + a
		};
	};
	return {
		index: jr(n),
		left: R(n),
		initiative: Rs(n),
		magicAttack: r("magicAttack"),
		magicDefense: r("magicDefense"),
		close: r("close"),
		defense: r("defense"),
		shooting: r("shooting")
	};
}
var Rs = (e) => ({
	base: Dr(e, "initiative"),
	power: e.power.initiative,
	artifact: Ar(e),
	burden: e.bag.length,
	total: jr(e)
}), zs = (e) => [...Ci(e), "manticore"];
function Bs(e, t) {
	let n = (n) => {
		let { base: r, artifact: i } = Fi(e, t, n);
		return r + i;
	};
	return {
		life: Vi(e, t),
		fullLife: Hi(e, t),
		initiative: t === "manticore" ? 1 : ji(e, t),
		magicAttack: n("magicAttack"),
		magicDefense: n("magicDefense"),
		close: n("close"),
		defense: n("defense"),
		shooting: n("shooting")
	};
}
function Vs(e, t) {
	return {
		family: mi(t),
		kind: gi(e, t) ? J(e, t) : null,
		tokens: gi(e, t) ? fi(e, t) : null,
		height: e.stacks[t].ranks.length
	};
}
// games/manticore/rules/invariants.ts
var Hs = {}, Us = $a.flatMap((e) => Array($[e].copies).fill(e)), Ws = (e) => $[e].monster === null && e !== "awakening", Gs = 18;
function Ks(e) {
	let t = e.options.calmStart === "on" ? qs(e) : _(e, [...Us]);
	if (e.options.scenario === "base") return t;
	let n = _(e, [...t.slice(Gs), "awakening"]);
	return [...t.slice(0, Gs), ...n];
}
function qs(e) {
	let t = _(e, Us.filter(Ws)), n = Us.filter((e) => !Ws(e));
	return [...t.slice(0, 8), ..._(e, [...t.slice(8), ...n])];
}
var Js = (e) => Us.length + +(e.options.scenario === "awakening") - e.roadPile.secret.length;
function Ys(e, t, n) {
	return e.options.calmStart === "on" && n < 8 ? Ws(t) : t !== "awakening" || n >= Gs;
}
function Xs(e, t, n) {
	let { secret: r } = e.roadPile, i = Js(e);
	for (let t = r.length - 1; t > 0; t--) {
		let a = i + r.length - 1 - t;
		if (a >= Gs) return;
		let o = r[t];
		if (Ys(e, o, a)) continue;
		let s = r.flatMap((n, r) => r < t && Ys(e, n, a) ? r : []), c = s[n(s.length)] ?? t;
		r[t] = r[c], r[c] = o;
	}
}
// games/manticore/rules/setup.ts
function Zs(e, t) {
	let n = Qs(t);
	return {
		round: 0,
		order: [...e.seats],
		heroes: E(e.seats, (e) => $s(n[e] ?? null)),
		monsters: Object.fromEntries(j.map((e) => [e, ec()])),
		manticore: {
			life: Sr[e.seats.length].life,
			step: 0,
			wokeIn: null
		},
		roads: E(O, () => null),
		roadPile: de("roads", Ks(e).reverse()),
		stacks: tc(e),
		ground: [],
		combatDeck: de("combat", _(e, [...pr])),
		combatDiscard: [],
		outOfGame: {
			roads: [],
			tokens: []
		},
		ending: null
	};
}
function Qs(e) {
	let t = [];
	for (let n of e) {
		let e = Zn.find((e) => e === n) ?? null, r = e !== null && t.some((t) => t !== null && Xn[t] === Xn[e]);
		t.push(r ? null : e);
	}
	return t;
}
function $s(e) {
	return {
		hero: e ?? "radan",
		isEnlisted: e !== null,
		cell: null,
		life: 10,
		power: {
			initiative: 0,
			defense: 0,
			attack: 0,
			shooting: 0,
			magic: 0
		},
		unassigned: 0,
		worn: {
			sword: null,
			bow: null,
			shield: null,
			boots: null,
			amulet: null,
			helmet: null
		},
		spells: {
			iceBoulder: null,
			fireball: null
		},
		bag: [],
		bootsWork: !1,
		spent: 0,
		isDone: !1
	};
}
var ec = () => ({
	is: "waiting",
	cell: null,
	damage: 0,
	carries: [],
	looted: [],
	appearedIn: 0,
	enteredIn: null,
	restsFor: null
});
function tc(e) {
	let t = e.options.hiddenArtifacts === "on" && !Q(e), n = Object.fromEntries(mr.map((e) => [M[e].home, e]));
	if (t) for (let t of ["magical", "physical"]) nc(e, n, t);
	let r = (r) => {
		let i = n[r], a = rc(e, i), o = de(`${M[i].family} stacks of ${a}`, [i]);
		return t || pe(o), {
			kind: o,
			isOpen: !t,
			ranks: Array.from({ length: a }, (e, t) => t)
		};
	};
	return Object.fromEntries(D.map((e) => [e, r(e)]));
}
function nc(e, t, n) {
	let r = D.filter((e) => M[t[e]].family === n), i = _(e, r.map((e) => t[e]));
	for (let [e, n] of r.entries()) t[n] = i[e];
}
function rc(e, t) {
	if (t === "fireball" || t === "iceBoulder") return 3;
	let n = e.options.magicStacks === "box" && M[t].family === "magical", r = Q(e) ? I[t].length : e.seats.length;
	return n ? Math.min(r, 3) : r;
}
var ic = (e) => mr.flatMap((t) => I[t].slice(0, rc(e, t))), ac = V("arming", { gear: {
	rule: "MC-3.6",
	ask: (e, t) => t.waiting[0] ?? null,
	idle: () => ({ type: "ready" }),
	actions: {
		arm: {
			offer: (e, t, n) => ({ token: x(ic(e), (t) => oc(e, n, t)) }),
			take(e, t, n, { token: r }) {
				return q(e, "armed", {
					seat: n,
					token: r,
					returned: cc(e, e.heroes[n], r)
				}), G;
			}
		},
		ready: {
			offer: () => ({}),
			take(e, t, n) {
				return t.waiting.shift(), q(e, "madeReady", { seat: n }), G;
			}
		}
	}
} });
function oc(e, t, n) {
	let r = e.seats.find((t) => sc(e.heroes[t], n) === n);
	return r === void 0 ? null : r === t ? K("MC-7.2", "wornAlready", { token: n }) : K("MC-7.2", "takenBy", {
		token: n,
		by: r
	});
}
function sc(e, t) {
	return P(t) ? e.spells[N[t].kind] : e.worn[N[t].kind];
}
function cc(e, t, n) {
	let { home: r } = M[N[n].kind], i = sc(t, n);
	return yi(e, r, n), i !== null && vi(e, r, i), P(n) ? t.spells = {
		...t.spells,
		[N[n].kind]: n
	} : t.worn = {
		...t.worn,
		[N[n].kind]: n
	}, i;
}
// games/manticore/rules/phases/battle.ts
var lc = V("battle", {
	open(e, t) {
		let { attacker: n, defender: r, kind: i, rule: a, why: o, course: s } = t;
		for (let t of [n, r]) t.is === "foe" && t.foe !== "manticore" && ls(e, t.foe);
		q(e, "attacked", {
			attacker: n,
			defender: r,
			kind: i,
			rule: a,
			why: o,
			course: s
		}), t.course = null, r.is === "foe" && r.foe === "manticore" && n.is === "heroes" && ba(e, "attacked", n.lead);
	},
	attack: {
		call: "duel",
		with: (e, t) => uc({
			...t,
			isResponse: !1
		}),
		then: (e, t, { fallen: n }) => dc(e, t, n)
	},
	spoils: {
		call: "spoils",
		with: (e, t) => pc(e, t),
		then: () => U("spoils")
	},
	response: {
		call: "duel",
		with(e, t) {
			let [n, r] = [Ui(e, t.defender), Ui(e, t.attacker)];
			return n === null || r === null ? null : (q(e, "responded", {
				attacker: n,
				defender: r
			}), uc({
				attacker: n,
				defender: r,
				kind: null,
				isResponse: !0
			}));
		},
		then: (e, t, { fallen: n }) => dc(e, t, n)
	},
	responseSpoils: {
		call: "spoils",
		with: (e, t) => pc(e, t),
		then: () => U("responseSpoils")
	}
}), uc = ({ attacker: e, defender: t, kind: n, isResponse: r }) => ({
	attacker: e,
	defender: t,
	kind: n,
	isResponse: r,
	casters: [],
	cast: [],
	countered: [],
	stance: null
});
function dc(e, t, n) {
	for (let r of n) {
		let n = fc(t.attacker, r) ? t.defender : t.attacker;
		if (r === "manticore") {
			n.is === "heroes" && ua(e, Ma(e, n, t.plan));
			return;
		}
		if (Sa(e, r, Bi(Ui(e, n) ?? n)), n.is === "heroes" && r === na(e)) return ma(e, n.seats);
		n.is === "heroes" ? t.kills.push({
			victim: r,
			by: n
		}) : wa(e, r);
	}
	da(e);
}
var fc = (e, t) => Bi(e).includes(t);
function pc(e, t) {
	let n = t.kills.shift();
	if (n === void 0 || n.by.is !== "heroes") return null;
	let { rule: r, ...i } = Aa(e, n.victim, n.by, t.plan);
	return i.points.length > 0 && q(e, "pointsWon", {
		victim: n.victim,
		points: [...i.points],
		rule: r
	}), i;
}
// games/manticore/rules/combat-deck.ts
function mc(e, t) {
	let n = e.options.combatDeck === "replace" ? hc(e) : gc(e);
	return q(e, "cardDrawn", {
		card: n,
		kind: fr[n],
		side: t
	}), fr[n];
}
var hc = (e) => pr[oe(e, pr.length)];
function gc(e) {
	e.combatDeck.secret.length === 0 && (me(e, e.combatDeck, e.combatDiscard), e.combatDiscard = [], q(e, "combatReshuffled", {}));
	let t = fe(e.combatDeck);
	if (t === null) throw Error("there are always combat cards");
	return e.combatDiscard.push(t), t;
}
// games/manticore/rules/gear.ts
var _c = [
	"slot",
	"swap",
	"bag"
], vc = (e, t) => x(_c, (n) => yc(e, t, n));
function yc(e, t, n) {
	if (P(t)) {
		let { kind: r } = N[t];
		return n === "slot" ? e.spells[r] === null ? null : K("MC-5.7", "slotFull", { kind: r }) : K("MC-5.6", "noBagForSpells", {});
	}
	let { kind: r } = N[t], i = e.worn[r] !== null;
	return n === "slot" ? i ? K("MC-7.2", "slotFull", { kind: r }) : null : n === "swap" && !i ? K("MC-7.2", "slotEmpty", { kind: r }) : bc(e, 1 + (n === "swap" && r === "boots" ? Ar(e) : 0));
}
function bc(e, t) {
	let n = jr(e) - t;
	return n < 1 ? K("MC-R11", "tooHeavy", { index: n }) : null;
}
function xc(e, t, n) {
	return n === "bag" ? (e.bag.push(t), {
		place: n,
		stowed: null
	}) : {
		place: n,
		stowed: Sc(e, t)
	};
}
function Sc(e, t) {
	let { kind: n } = N[t], r = e.worn[n];
	return r !== null && e.bag.push(r), e.worn[n] = t, n === "boots" && (e.bootsWork = !1), r;
}
function Cc(e, t) {
	let { kind: n } = N[t];
	e.worn[n] === t ? (e.worn[n] = null, n === "boots" && (e.bootsWork = !1)) : e.bag.splice(e.bag.indexOf(t), 1);
}
function wc(e, t) {
	let { kind: n } = N[t];
	return e.worn[n] === t ? n === "boots" && e.bootsWork ? kr(t) : 0 : -1;
}
var Tc = (e) => ["iceBoulder", "fireball"].filter((t) => e.spells[t] !== null), Ec = V("duel", {
	drawCard(e, t) {
		return t.kind ??= mc(e, t.attacker), t.kind === "magic" ? (t.attacker.is === "foe" ? t.cast = Ac(e, t.attacker.foe, gr, "attack") : t.casters = t.attacker.seats.filter((t) => Tc(e.heroes[t]).length > 0), W) : U("prepare");
	},
	spells: {
		rule: "MC-9.4",
		ask: (e, t) => t.casters[0] ?? null,
		idle: () => ({
			type: "cast",
			spells: []
		}),
		actions: { cast: {
			offer(e, t, n) {
				let r = Tc(e.heroes[n]);
				return { spells: ut(r, 0, r.length) };
			},
			take(e, t, n, { spells: r }) {
				t.casters.shift();
				let i = kc(e, n, r, "attack");
				return i !== null && t.cast.push(i), G;
			}
		} }
	},
	prepareCounters(e, t) {
		if (t.cast.length === 0) return U("prepare");
		let n = Oc(t);
		return t.defender.is === "foe" ? t.countered = Ac(e, t.defender.foe, n, "counter") : t.casters = t.defender.seats.filter((t) => Tc(e.heroes[t]).some((e) => n.includes(e))), W;
	},
	counters: {
		rule: "MC-9.5",
		ask: (e, t) => t.casters[0] ?? null,
		idle: () => ({
			type: "cast",
			spells: []
		}),
		actions: { cast: {
			offer(e, t, n) {
				let r = Oc(t), { one: i, not: a } = x(Tc(e.heroes[n]), (e) => r.includes(e) ? null : K("MC-9.5", "spellNotOpposite", { spell: e }));
				return { spells: {
					some: i,
					atLeast: 0,
					atMost: i.length,
					...a !== void 0 && { not: a }
				} };
			},
			take(e, t, n, { spells: r }) {
				t.casters.shift();
				let i = kc(e, n, r, "counter");
				return i !== null && t.countered.push(i), G;
			}
		} }
	},
	prepare(e, t) {
		t.kind === "close" && t.defender.is === "foe" && (t.stance = "fight");
	},
	stance: {
		rule: "MC-10.1",
		ask: (e, t) => t.kind === "close" && t.stance === null && t.defender.is === "heroes" ? Wi(t.defender) : null,
		idle: (e, t) => X(e, t.defender, "close").sum > X(e, t.defender, "defense").sum ? { type: "fight" } : { type: "cover" },
		actions: {
			fight: {
				offer: () => ({}),
				take: (e, t, n) => Dc(e, t, n, "fight")
			},
			cover: {
				offer: () => ({}),
				take: (e, t, n) => Dc(e, t, n, "cover")
			}
		}
	},
	clash(e, t) {
		let n = t.kind ?? "close", r = X(e, t.attacker, Ni(n), t.cast), i = X(e, t.defender, Pi(n, t.stance), t.countered), a = {
			attacker: se(e),
			defender: se(e)
		}, [o, s] = [r.sum + a.attacker, i.sum + a.defender], c = n === "magic" || n === "close" && t.stance === "fight" ? Math.abs(o - s) : Math.max(0, o - s), l = c === 0 ? null : o > s ? t.defender : t.attacker;
		if (q(e, "clashed", {
			kind: n,
			stance: t.stance,
			isResponse: t.isResponse,
			attacker: {
				...r,
				die: a.attacker,
				total: o
			},
			defender: {
				...i,
				die: a.defender,
				total: s
			},
			loser: l,
			damage: c
		}), l === null) return H({ fallen: [] });
		let u = Bi(l === t.defender ? t.attacker : t.defender);
		for (let t of Bi(l)) xa(e, t, c, u);
		return H({ fallen: Bi(l).filter((t) => Vi(e, t) === 0) });
	}
});
function Dc(e, t, n, r) {
	return t.stance = r, q(e, "stanceTaken", {
		seat: n,
		stance: r,
		heroes: t.defender.is === "heroes" ? t.defender.seats : []
	}), W;
}
var Oc = (e) => e.cast.flatMap(({ spells: e }) => e.map((e) => xr[N[e].kind]));
function kc(e, t, n, r) {
	let { spells: i } = e.heroes[t], a = n.map((e) => i[e]).filter((e) => e !== null);
	for (let e of n) i[e] = null;
	return jc(e, t, a, r);
}
function Ac(e, t, n, r) {
	if (t === "manticore") return [];
	let i = Di(e, t).filter((e) => n.includes(N[e].kind)), a = e.monsters[t];
	a.carries = a.carries.filter((e) => e.is === "hidden" || !i.some((t) => t === e.token));
	let o = jc(e, t, i, r);
	return o === null ? [] : [o];
}
function jc(e, t, n, r) {
	return n.length === 0 ? null : (e.outOfGame.tokens.push(...n), q(e, "cast", {
		who: t,
		spells: n,
		isCounter: r === "counter"
	}), {
		who: t,
		spells: n
	});
}
// games/manticore/rules/phases/game.ts
var Mc = V("game", {
	settleOrder(e) {
		let t = e.options.turnOrder, n = t === "roll" ? Nc(e) : [];
		t === "random" && _(e, e.order), q(e, "orderSet", {
			how: t,
			order: [...e.order],
			rolls: n
		});
	},
	muster: {
		call: "muster",
		with(e) {
			let t = e.order.find((t) => e.heroes[t].cell === null);
			return t === void 0 ? null : { seat: t };
		},
		then: () => U("muster")
	},
	pave: {
		call: "paving",
		with(e) {
			if (Q(e)) return null;
			let t = Js(e);
			return (e.options.scenario === "awakening" ? t >= 12 : e.roadPile.secret.length === 0) ? null : {
				seat: e.order[t % e.order.length],
				token: null
			};
		},
		then: () => U("pave")
	},
	arm: {
		call: "arming",
		with: (e) => Q(e) ? { waiting: [...e.order] } : null
	},
	meetFoe(e) {
		Q(e) && ca(e);
	},
	rounds: {
		call: "round",
		with: () => ({ living: [] }),
		then: () => U("rounds")
	}
});
function Nc(e) {
	let t = e.seats.map(() => []), n = (r) => {
		if (r.length < 2) return r;
		let i = r.map((t) => ({
			seat: t,
			die: se(e)
		}));
		for (let { seat: e, die: n } of i) t[e]?.push(n);
		return [...new Set(i.map(({ die: e }) => e))].sort((e, t) => t - e).flatMap((e) => n(i.filter(({ die: t }) => t === e).map(({ seat: e }) => e)));
	};
	return e.order = n([...e.seats]), t;
}
// games/manticore/rules/phases/gift.ts
var Pc = V("gift", { answer: {
	rule: "MC-6.1",
	ask: (e, t) => t.receiver,
	idle: (e, t) => e.heroes[t.receiver].worn[N[t.artifact].kind] === null ? {
		type: "accept",
		place: "slot"
	} : { type: "refuse" },
	actions: {
		accept: {
			offer: (e, t, n) => ({ place: vc(e.heroes[n], t.artifact) }),
			take(e, t, n, { place: r }) {
				let i = e.heroes[t.giver];
				i.spent += 1, Cc(i, t.artifact);
				let a = xc(e.heroes[n], t.artifact, r);
				return q(e, "gave", {
					seat: t.giver,
					to: n,
					artifact: t.artifact,
					...a
				}), H();
			}
		},
		refuse: {
			offer: () => ({}),
			take(e, t, n) {
				return wr(e)?.refused.push({
					seat: n,
					artifact: t.artifact
				}), q(e, "giftRefused", {
					seat: t.giver,
					to: n,
					artifact: t.artifact
				}), H();
			}
		}
	}
} }), Fc = {
	firstPoint: null,
	secondPoint: null,
	artifact: null,
	blow: null
}, Ic = V("joint", {
	answers: {
		rule: "MC-14.1",
		ask: (e, t) => t.asked,
		idle: () => ({ type: "decline" }),
		actions: {
			join: {
				offer: () => ({}),
				take(e, t, n) {
					return t.asked = t.asked.filter((e) => e !== n), t.joined.push(n), q(e, "joined", {
						seat: n,
						target: t.target
					}), t.asked.length > 0 ? G : W;
				}
			},
			decline: {
				offer: () => ({}),
				take(e, t, n) {
					return t.asked = t.asked.filter((e) => e !== n), t.declined.push(n), wr(e)?.declined.push({
						seat: n,
						target: t.target
					}), q(e, "declined", {
						seat: n,
						target: t.target
					}), t.asked.length > 0 ? G : W;
				}
			}
		}
	},
	decision: {
		rule: "MC-R45",
		ask: (e, t) => t.declined.length > 0 ? t.seat : null,
		idle: () => ({ type: "callOff" }),
		actions: {
			goOn: {
				offer: () => ({}),
				take: () => U("strike")
			},
			callOff: {
				offer: () => ({}),
				take(e, t) {
					return q(e, "jointCalledOff", {
						seat: t.seat,
						target: t.target
					}), H();
				}
			}
		}
	},
	strike(e, t) {
		wr(e)?.attacked.push(t.target);
		let n = Er(e, [t.seat, ...t.joined]);
		for (let t of n) e.heroes[t].spent += 1;
		return ui("battle", Rc(t, {
			seats: n,
			plan: Lc(t)
		}));
	}
}), Lc = (e) => Object.values(e.plan).some((t) => t !== null && e.declined.includes(t)) ? Fc : e.plan;
function Rc({ seat: e, target: t, kind: n }, { seats: r, plan: i }) {
	return {
		attacker: {
			is: "heroes",
			seats: r,
			lead: e
		},
		defender: typeof t == "number" ? {
			is: "heroes",
			seats: [t],
			lead: t
		} : {
			is: "foe",
			foe: t
		},
		kind: n,
		plan: i,
		rule: r.length > 1 ? "MC-14.1" : "MC-12.1",
		why: "choice",
		course: null,
		kills: []
	};
}
// games/manticore/rules/phases/monsters.ts
var zc = V("monsters", {
	lineUp(e, t) {
		t.queue = Ci(e).sort((t, n) => Bc(e, t) - Bc(e, n)), t.queue.length > 0 && q(e, "monstersBegan", { queue: [...t.queue] });
	},
	act: {
		call: "monster",
		with(e, t) {
			t.queue = t.queue.filter((t) => e.monsters[t].is === "alive");
			let n = t.queue.shift();
			return n === void 0 ? null : {
				monster: n,
				points: ji(e, n),
				prey: null
			};
		},
		then: () => U("act")
	},
	restore(e) {
		let t = Ci(e).filter((t) => e.monsters[t].damage > 0);
		for (let n of t) e.monsters[n].damage = 0;
		return t.length > 0 && q(e, "monstersRestored", { monsters: t }), H();
	}
});
function Bc(e, t) {
	let { cell: n } = e.monsters[t];
	return n === null ? 0 : B[n];
}
var Vc = V("monster", {
	spend(e, t) {
		let n = t.monster;
		if (t.points === 0 || e.monsters[n].is !== "alive") return H();
		--t.points;
		let r = Xo(e, n), i = Uc(e, n, r.act.is === "stay" ? r.why : null);
		if (r.act.is === "attack") {
			let { prey: n } = r.act;
			return t.prey = {
				seat: n,
				cell: $i(e, n) ?? r.from
			}, U("attack");
		}
		let a = e.events === null ? null : is(e, r);
		return r.act.is === "stay" ? (a !== null && i && q(e, "monsterStayed", {
			...a,
			monster: n,
			cell: r.from
		}), H()) : (a !== null && q(e, "monsterMoved", {
			...a,
			monster: n,
			from: r.from,
			to: r.act.to
		}), as(e, n, r.act.to), Y(e, n) ? H() : U("spend"));
	},
	attack: {
		call: "battle",
		with(e, t) {
			if (t.prey === null) return null;
			let n = Xo(e, t.monster);
			return {
				attacker: {
					is: "foe",
					foe: t.monster
				},
				defender: {
					is: "heroes",
					seats: [t.prey.seat],
					lead: t.prey.seat
				},
				kind: null,
				plan: null,
				rule: n.rule,
				why: n.why,
				course: e.events === null ? null : is(e, n),
				kills: []
			};
		},
		then(e, t) {
			let n = Y(e, t.monster);
			return t.prey !== null && Wc(e, t.monster, t.prey), t.prey = null, Y(e, t.monster) && !n && (t.points = 0), U("spend");
		}
	}
}), Hc = ["static", "inCity"];
function Uc(e, t, n) {
	let r = e.monsters[t], i = r.restsFor;
	return r.restsFor = Hc.includes(n) ? n : null, r.restsFor === null || r.restsFor !== i;
}
function Wc(e, t, n) {
	let r = $i(e, t);
	r === null || L(e, n.seat) || !xi(t) || Y(e, t) || Q(e) || (q(e, "monsterMoved", {
		rule: "MC-20.7",
		why: "follow",
		goal: [n.cell],
		location: null,
		path: [r, n.cell],
		passedOver: [],
		monster: t,
		from: r,
		to: n.cell
	}), as(e, t, n.cell));
}
// games/manticore/rules/phases/muster.ts
var Gc = V("muster", {
	hero: {
		rule: "MC-1.24",
		ask: (e, t) => e.heroes[t.seat].isEnlisted ? null : t.seat,
		idle: (e) => ({
			type: "enlist",
			hero: Zn.find((t) => Kc(e, t) === null) ?? "radan"
		}),
		actions: { enlist: {
			offer: (e) => ({ hero: x(Zn, (t) => {
				let n = Kc(e, t);
				return n === null ? null : K("MC-R62", "classTaken", {
					hero: t,
					by: n
				});
			}) }),
			take(e, t, n, { hero: r }) {
				return e.heroes[n].hero = r, e.heroes[n].isEnlisted = !0, W;
			}
		} }
	},
	announce(e, t) {
		q(e, "enlisted", {
			seat: t.seat,
			hero: e.heroes[t.seat].hero
		});
	},
	startCell: {
		rule: "MC-1.24",
		ask: (e, t) => t.seat,
		idle: (e) => ({
			type: "standOn",
			cell: cr.find((t) => Xi(e, t) === null) ?? ar
		}),
		actions: { standOn: {
			offer: (e, t, n) => ({ cell: x(cr, (t) => {
				let r = Xi(e, t);
				return r === null ? sa(e, n, t) : K("MC-R70", "occupied", {
					cell: t,
					by: r
				});
			}) }),
			take(e, t, n, { cell: r }) {
				return e.heroes[n].cell = r, q(e, "stoodOn", {
					seat: n,
					cell: r
				}), H();
			}
		} }
	}
});
function Kc(e, t) {
	return e.seats.find((n) => e.heroes[n].isEnlisted && Xn[e.heroes[n].hero] === Xn[t]) ?? null;
}
// games/manticore/rules/phases/paving.ts
var qc = {
	city: "MC-2.6",
	location: "MC-2.4",
	road: "MC-2.5",
	forced: "MC-R18"
}, Jc = V("paving", {
	turnUp(e, t) {
		let n = fe(e.roadPile);
		return n === null ? H() : (t.token = n, q(e, "tokenTurned", {
			seat: t.seat,
			token: n,
			left: e.roadPile.secret.length
		}), n === "awakening" && ba(e, "token", t.seat), Do(e, n) ? W : Yc(e, t.seat, n));
	},
	lay: {
		rule: "MC-2.3",
		ask: (e, t) => t.seat,
		idle: (e, t) => ({
			type: "lay",
			...Io(e, t.token ?? "straight")
		}),
		actions: { lay: {
			offer: (e, t) => jo(e, t.token ?? "straight"),
			take(e, t, n, { cell: r, rotation: i }) {
				return Xc(e, t.seat, oo(t.token ?? "straight", i), r), H();
			}
		} }
	}
});
function Yc(e, t, n) {
	let r = Fo(e);
	if (r !== null) Xc(e, t, oo(n, 0), r);
	else {
		let r = Qc(e, n);
		r !== null && (e.monsters[r].is = "unused"), e.outOfGame.roads.push(n), q(e, "tokenRemoved", {
			seat: t,
			token: n,
			monster: r
		});
	}
	return H();
}
function Xc(e, t, n, r) {
	e.events !== null && Zc(e, t, n, r), e.roads[r] = n;
	let i = Qc(e, n.token);
	i !== null && (Object.assign(e.monsters[i], {
		is: "alive",
		cell: r,
		appearedIn: e.round
	}), q(e, "monsterAppeared", {
		monster: i,
		cell: r
	}));
}
function Zc(e, t, n, r) {
	let i = To(e, n.token).find((e) => e.cell === r)?.by ?? "forced", a = lo(e);
	a[r] = n.exits;
	let o = z[r].filter((e) => uo(a, r, e.cell, e.direction)).map((e) => e.cell);
	q(e, "tokenLaid", {
		seat: t,
		token: n.token,
		rotation: n.rotation,
		cell: r,
		joins: o,
		by: i,
		rule: qc[i]
	});
}
function Qc(e, t) {
	let n = $[t].monster;
	return j.find((t) => ur[t] === n && e.monsters[t].is === "waiting") ?? null;
}
// games/manticore/rules/phases/round.ts
var $c = V("round", {
	begin(e, t) {
		e.round += 1, t.living = Tr(e), q(e, "roundBegan", { round: e.round });
		for (let n of t.living) e.heroes[n].spent = 0, e.heroes[n].isDone = !1, el(e, n);
	},
	heroTurns: {
		call: "turn",
		with(e, t) {
			let n = e.order.find((t) => L(e, t) && !e.heroes[t].isDone);
			return n === void 0 ? null : {
				seat: n,
				toLay: tl(e, t.living, n),
				attacked: [],
				declined: [],
				refused: []
			};
		},
		then: () => U("heroTurns")
	},
	monstersTurn: {
		call: "monsters",
		with: () => ({ queue: [] })
	},
	manticoresTurn: {
		call: "manticore",
		with: () => ({ prey: null })
	},
	cityDamage(e) {
		let t = j.filter((t) => {
			let { is: n, enteredIn: r } = e.monsters[t];
			return n === "alive" && r !== null && r < e.round;
		});
		if (t.length === 0) return;
		let n = 1 * t.length;
		q(e, "cityDamaged", {
			monsters: t,
			damage: n
		}), Oa(e, n, []);
	},
	end(e) {
		return wi(e) && e.round === 5 && ba(e, "fifthRound", null), pa(e), H();
	}
});
function el(e, t) {
	let n = e.heroes[t];
	n.bootsWork || n.worn.boots === null || (n.bootsWork = !0, q(e, "bootsWork", {
		seat: t,
		boots: n.worn.boots,
		index: jr(n)
	}));
}
function tl(e, t, n) {
	if (e.options.scenario === "base" || Q(e)) return 0;
	let r = t.indexOf(n) < 6 % t.length;
	return Math.floor(6 / t.length) + +!!r;
}
// games/manticore/rules/power.ts
function nl(e, t, n) {
	let r = e.heroes[t];
	--r.unassigned, r.power[n] += 1, q(e, "pointAssigned", {
		seat: t,
		to: n,
		now: r.power[n]
	});
}
// games/manticore/rules/phases/spoils.ts
var rl = V("spoils", {
	award(e, t) {
		for (let n of t.points) e.heroes[n].unassigned += 1;
	},
	points: {
		rule: "MC-R9",
		ask: (e, t) => t.points[0] ?? null,
		idle: () => ({ type: "keep" }),
		actions: {
			assign: {
				offer: () => ({ to: x(Jn) }),
				take(e, t, n, { to: r }) {
					return t.points.shift(), nl(e, n, r), G;
				}
			},
			keep: {
				offer: () => ({}),
				take(e, t, n) {
					return t.points.shift(), q(e, "pointKept", {
						seat: n,
						unassigned: e.heroes[n].unassigned
					}), G;
				}
			}
		}
	},
	loot: {
		rule: "MC-5.10",
		ask: (e, t) => t.looter !== null && Ea(e, t.victim).length > 0 ? t.looter : null,
		idle(e, t, n) {
			let [r] = Ea(e, t.victim).filter((t) => e.heroes[n].worn[N[t].kind] === null).sort((e, t) => N[t].strength - N[e].strength);
			return r === void 0 ? { type: "leaveLoot" } : {
				type: "takeLoot",
				artifact: r,
				place: "slot"
			};
		},
		actions: {
			takeLoot: {
				offer(e, t, n) {
					let r = Ea(e, t.victim);
					return r.length === 0 ? K("MC-5.10", "nothingToLoot", {}) : r.map((t) => ({
						artifact: x([t]),
						place: vc(e.heroes[n], t)
					}));
				},
				take(e, t, n, { artifact: r, place: i }) {
					return il(e, t.victim, r), q(e, "looted", {
						seat: n,
						victim: t.victim,
						artifact: r,
						...xc(e.heroes[n], r, i)
					}), W;
				}
			},
			leaveLoot: {
				offer: () => ({}),
				take(e, t, n) {
					return q(e, "lootLeft", {
						seat: n,
						victim: t.victim
					}), W;
				}
			}
		}
	},
	clear(e, t) {
		return wa(e, t.victim), H();
	}
});
function il(e, t, n) {
	typeof t == "number" ? Cc(e.heroes[t], n) : t !== "manticore" && (e.monsters[t].carries = e.monsters[t].carries.filter((e) => e.is === "hidden" || e.token !== n));
}
// games/manticore/rules/healing.ts
function al(e, t) {
	let n = R(e.heroes[t]), r = Math.floor(n / 2);
	if (r === 0) return K("MC-17.1", "tooFewPoints", {
		needs: 2,
		left: n
	});
	let i = Cr(e.heroes[t]) === Qn, a = Fa(e, t), o = (i ? [t, ...a] : [t]).map((t) => {
		let i = 10 - e.heroes[t].life, a = (i <= r ? K("MC-17.3", "fullLife", { hero: t }) : null) ?? K("MC-17.1", "tooFewPoints", {
			needs: (r + 1) * 2,
			left: n
		});
		return {
			patient: x([t], () => i > 0 ? null : K("MC-17.3", "fullLife", { hero: t })),
			life: lt(1, Math.min(r, i), { above: a })
		};
	});
	if (i || a.length === 0) return o;
	let s = x(a, () => K("MC-17.2", "notAHealer", { hero: t }));
	return [...o, {
		patient: s,
		life: lt(1, r)
	}];
}
function ol(e, t, n, r) {
	let i = r * 2;
	e.heroes[t].spent += i, e.heroes[n].life += r, q(e, "healed", {
		seat: t,
		patient: n,
		life: r,
		cost: i,
		now: e.heroes[n].life
	});
}
// games/manticore/rules/phases/turn-attacks.ts
var sl = {
	attack: {
		offer: (e, t, n) => Ba(e, t, n),
		take(e, t, n, { target: r, kind: i }) {
			return e.heroes[n].spent += 1, t.attacked.push(r), li("battle", Rc({
				seat: n,
				target: r,
				kind: i === "card" ? null : i
			}, {
				seats: [n],
				plan: null
			}));
		}
	},
	attackTogether: {
		offer: (e, t, n) => Ua(e, t, n),
		check(e, t, n, { helpers: r, firstPoint: i, secondPoint: a, artifact: o, blow: s }) {
			let c = (e) => e === null || e === n || r.includes(e), l = [
				i,
				a,
				o,
				s
			].find((e) => !c(e)) ?? null;
			return l === null ? null : K("MC-R72", "notOfTheGroup", { hero: l });
		},
		take(e, t, n, { target: r, kind: i, helpers: a, firstPoint: o, secondPoint: s, artifact: c, blow: l }) {
			let u = {
				firstPoint: o,
				secondPoint: s,
				artifact: c,
				blow: l
			}, d = i === "card" ? null : i, f = e.order.filter((e) => a.includes(e));
			return q(e, "jointProposed", {
				seat: n,
				target: r,
				kind: d,
				helpers: f,
				plan: u
			}), li("joint", {
				seat: n,
				target: r,
				kind: d,
				plan: u,
				asked: f,
				joined: [],
				declined: []
			});
		}
	}
}, cl = {
	take: {
		offer(e, t, n) {
			let r = e.heroes[n], i = r.cell === null ? null : ci(r.cell);
			if (i === null) return K("MC-5.1", "noStackHere", {});
			let a = fi(e, i);
			return a.length === 0 ? K("MC-5.1", "stackIsEmpty", { location: i }) : a.map((e) => ({
				token: x([e]),
				place: vc(r, e)
			}));
		},
		take(e, t, n, { token: r, place: i }) {
			let a = e.heroes[n], o = a.cell === null ? null : ci(a.cell);
			return o === null || (yi(e, o, r), P(r) ? (a.spells = {
				...a.spells,
				[N[r].kind]: r
			}, q(e, "took", {
				seat: n,
				token: r,
				location: o,
				place: "slot",
				stowed: null
			})) : q(e, "took", {
				seat: n,
				token: r,
				location: o,
				...xc(a, r, i)
			})), G;
		}
	},
	pickUp: {
		offer(e, t, n) {
			let r = e.heroes[n], i = e.ground.filter(({ cell: e }) => e === r.cell).map(({ artifact: e }) => e);
			return i.length === 0 ? K("MC-5.9", "nothingHere", {}) : i.map((e) => ({
				artifact: x([e]),
				place: vc(r, e)
			}));
		},
		take(e, t, n, { artifact: r, place: i }) {
			let a = e.heroes[n];
			return e.ground = e.ground.filter((e) => e.artifact !== r), a.cell !== null && q(e, "pickedUp", {
				seat: n,
				artifact: r,
				cell: a.cell,
				...xc(a, r, i)
			}), G;
		}
	},
	equip: {
		offer(e, t, n) {
			let r = e.heroes[n];
			if (r.bag.length === 0) return K("MC-5.5", "bagEmpty", {});
			let i = (e) => N[e].kind === "boots" && r.bootsWork ? kr(r.worn.boots) : 0;
			return { artifact: x(r.bag, (e) => bc(r, i(e))) };
		},
		take(e, t, n, { artifact: r }) {
			let i = e.heroes[n];
			return i.bag.splice(i.bag.indexOf(r), 1), q(e, "equipped", {
				seat: n,
				artifact: r,
				stowed: Sc(i, r)
			}), G;
		}
	},
	stow: {
		offer(e, t, n) {
			let r = e.heroes[n], i = Nr(r);
			return i.length === 0 ? K("MC-7.7", "nothingWorn", {}) : { artifact: x(i, (e) => bc(r, 1 + wc(r, e))) };
		},
		take(e, t, n, { artifact: r }) {
			return Cc(e.heroes[n], r), e.heroes[n].bag.push(r), q(e, "stowed", {
				seat: n,
				artifact: r
			}), G;
		}
	},
	give: {
		offer(e, t, n) {
			let r = e.heroes[n], i = R(r), a = Mr(r);
			if (a.length === 0) return K("MC-6.1", "nothingToGive", {});
			if (i < 1) return K("MC-6.4", "tooFewPoints", {
				needs: 1,
				left: i
			});
			let o = Fa(e, n);
			return o.length === 0 ? K("MC-6.1", "nobodyBeside", {}) : {
				artifact: x(a, (e) => bc(r, wc(r, e))),
				to: x(o)
			};
		},
		take(e, t, n, { artifact: r, to: i }) {
			return q(e, "giftOffered", {
				seat: n,
				to: i,
				artifact: r
			}), li("gift", {
				giver: n,
				receiver: i,
				artifact: r
			});
		}
	},
	drop: {
		offer(e, t, n) {
			let r = e.heroes[n], i = Tc(r).flatMap((e) => r.spells[e] ?? []), a = [...Mr(r), ...i], o = R(r);
			return a.length === 0 ? K("MC-6.2", "nothingToDrop", {}) : o < 1 ? K("MC-6.4", "tooFewPoints", {
				needs: 1,
				left: o
			}) : { token: x(a, (e) => P(e) ? null : bc(r, wc(r, e))) };
		},
		take(e, t, n, { token: r }) {
			let i = e.heroes[n];
			return i.cell === null || (i.spent += 1, P(r) ? (i.spells = {
				...i.spells,
				[N[r].kind]: null
			}, e.outOfGame.tokens.push(r)) : (Cc(i, r), e.ground.push({
				cell: i.cell,
				artifact: r
			})), q(e, "dropped", {
				seat: n,
				token: r,
				cell: i.cell,
				left: R(i)
			})), G;
		}
	}
}, ll = V("turn", {
	begin(e, t) {
		el(e, t.seat), q(e, "turnBegan", {
			seat: t.seat,
			points: R(e.heroes[t.seat])
		});
	},
	layRoads: {
		call: "paving",
		with(e, t) {
			return t.toLay === 0 || e.roadPile.secret.length === 0 ? null : (--t.toLay, {
				seat: t.seat,
				token: null
			});
		},
		then: () => U("layRoads")
	},
	act: {
		rule: "MC-3.7",
		ask: (e, t) => L(e, t.seat) ? t.seat : null,
		idle: () => ({ type: "endTurn" }),
		actions: {
			move: {
				offer: (e, t, n) => ks(e, n),
				take(e, t, n, { to: r }) {
					return Ns(e, n, r), G;
				}
			},
			...sl,
			...cl,
			heal: {
				offer: (e, t, n) => al(e, n),
				take(e, t, n, { patient: r, life: i }) {
					return ol(e, n, r, i), G;
				}
			},
			assign: {
				offer: (e, t, n) => e.heroes[n].unassigned > 0 ? { to: x(Jn) } : K("MC-7.4", "noPoints", {}),
				take(e, t, n, { to: r }) {
					return nl(e, n, r), G;
				}
			},
			endTurn: {
				offer: () => ({}),
				take: () => W
			}
		}
	},
	end(e, t) {
		let n = e.heroes[t.seat];
		return L(e, t.seat) && q(e, "turnEnded", {
			seat: t.seat,
			unused: R(n)
		}), n.isDone = !0, H();
	}
}), ul = /* @__PURE__ */ t({ manticore: () => dl }), dl = di({
	id: "manticore",
	version: 1,
	speaks: 1,
	seats: {
		min: 1,
		max: 4
	},
	picks: Zn,
	options: {
		mode: ["coop", "semi"],
		turnOrder: [
			"roll",
			"agreed",
			"random"
		],
		monsters: ["normal", "static"],
		monsterInitiative: [
			"1",
			"2",
			"3",
			"4"
		],
		hiddenArtifacts: ["off", "on"],
		scenario: ["base", "awakening"],
		magicStacks: ["perHero", "box"],
		heroKillPower: [
			"1",
			"0",
			"2"
		],
		fallenHeroLoot: ["lost", "dropped"],
		combatDeck: ["deplete", "replace"],
		monsterBoots: ["inert", "fast"],
		jointFatalBlow: ["trophy", "shared"],
		manticoreSheet: ["scaled", "flat"],
		manticoreMight: [
			"0",
			"-2",
			"-1",
			"+1",
			"+2"
		],
		calmStart: ["off", "on"],
		roundLimit: [
			"40",
			"20",
			"30",
			"60",
			"100"
		],
		practice: [
			"off",
			"hound",
			"gnarl",
			"cinderwing",
			"manticore"
		]
	},
	presets: {
		asPrinted: {},
		firstGame: {
			monsters: "static",
			calmStart: "on"
		},
		swiftMonsters: { monsterInitiative: "2" },
		hiddenArtifacts: { hiddenArtifacts: "on" },
		rivals: { mode: "semi" },
		awakening: { scenario: "awakening" },
		practice: { practice: "hound" }
	},
	setup: Zs,
	opening: () => li("game", {}),
	phases: {
		game: Mc,
		muster: Gc,
		arming: ac,
		paving: Jc,
		round: $c,
		turn: ll,
		gift: Pc,
		joint: Ic,
		battle: lc,
		duel: Ec,
		spoils: rl,
		monsters: zc,
		monster: Vc,
		manticore: us
	},
	anytime: {},
	governs: {
		enlist: "MC-1.24",
		standOn: "MC-1.24",
		arm: "MC-5.13",
		ready: "MC-3.8",
		lay: "MC-2.2",
		move: "MC-4.1",
		attack: "MC-12.1",
		attackTogether: "MC-14.1",
		take: "MC-5.1",
		pickUp: "MC-5.9",
		equip: "MC-7.2",
		stow: "MC-5.5",
		give: "MC-6.1",
		drop: "MC-6.2",
		heal: "MC-17.1",
		assign: "MC-7.4",
		endTurn: "MC-3.8",
		accept: "MC-6.1",
		refuse: "MC-6.1",
		join: "MC-14.1",
		decline: "MC-14.1",
		goOn: "MC-R45",
		callOff: "MC-R45",
		cast: "MC-9.4",
		fight: "MC-10.1",
		cover: "MC-10.1",
		keep: "MC-R9",
		takeLoot: "MC-5.10",
		leaveLoot: "MC-5.10"
	},
	facts: Fs,
	invariants: Hs,
	secrets: {},
	arrange: Xs
}), fl = Kn(Object.values(ul).find((e) => e?.id === "manticore"));
export { fl as default };
