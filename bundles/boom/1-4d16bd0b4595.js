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
	let t = {};
	for (let r in e) {
		let i = e[r];
		t[r] = typeof i == "object" && i ? n(i) : i;
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
function _(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = te(se(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var oe = (e, t = 6) => 1 + _(e, t);
function v(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = _(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var se = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), ce = 8, y = (e) => 1 << (e ?? ce), le = 16, b = (e) => e & 511 & ~(e >> le), ue = (e, t) => (e | y(t)) & ~(y(t) << le), de = (e, t) => ({
	seen: y(e),
	secret: t
}), fe = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), pe = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => y(t)),
	secret: n
});
function me(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function he(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(ue(r, n)), t.secret.push(i), i);
}
function ge(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	return e.pile === "hand" && _e(e.seen), e.secret.splice(n, 1), e.seen.splice(n, 1)[0] ?? 0;
}
function _e(e) {
	let t = 0, n = 511;
	for (let r of e) t |= b(r), n &= b(r);
	let r = t & ~n;
	if (r !== 0) for (let t = 0; t < e.length; t++) e[t] = ve(e[t], r);
}
var ve = (e, t) => e | (e & t) << le;
function ye(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = ue(e.seen[n], t), e.secret[n]);
}
function be(e, t, n) {
	t.secret = v(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var xe = [], Se = (e) => x(e, "events") ?? xe;
function x(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = Ce(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = Ce(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function Ce(e, t) {
	if (Ee(t)) return {
		at: e,
		is: "pile",
		inner: null
	};
	if (De(t)) return {
		at: e,
		is: "secret",
		inner: C(t.secret) ? x(t.secret) : null
	};
	let n = x(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function we(e, t = Se(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? xe) {
			let t = S(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function Te(e, t = Se(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? xe) {
			let t = S(e, o);
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
var S = (e, t) => e[t], C = (e) => typeof e == "object" && !!e, Ee = (e) => "pile" in e && "pool" in e, De = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", w = (e) => ({
	g: e,
	spots: Se(e),
	lying: null,
	facts: null
});
function T(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? T(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var Oe = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: b(e),
			secret: null
		};
		let i = C(t) ? T(t, n, r, Oe) : t;
		return {
			seen: b(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === y(t) ? null : ke(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? je(r, c(t)) | a : je(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, ke = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Ae(t[r], t[i]) : je(e, r) - je(e, i) : n(r) ? -1 : 1), Ae = (e = "", t = "") => e < t ? -1 : +(e > t), je = (e, t) => b(e[t]), Me = (e, t) => Ne(w(e), t);
function Ne(e, t) {
	let n = y(t), { chance: r, events: i, ...a } = T(e.g, e.spots, n, Oe);
	return Object.assign(a, {
		viewer: t,
		unseen: E(e, n)
	});
}
function Pe(e, t) {
	let n = { value: e };
	return T(n, x(n), y(t), Fe).value;
}
var Fe = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : C(t) ? T(t, n, r, Fe) : t }),
	pile: Oe.pile
};
function Ie(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let { pool: n, seen: r, secret: i } of we(e.g, e.spots)) {
		let e = t[n] ??= [];
		for (let t = 0; t < i.length; t++) e.push({
			card: i[t],
			seen: r[t]
		});
	}
	for (let e in t) t[e]?.sort(Le);
	return e.lying = t, t;
}
var Le = (e, t) => Ae(e.card, t.card), Re = (e, t) => E(w(e), y(t));
function E(e, t) {
	let n = {}, r = Ie(e);
	for (let e in r) {
		let i = [];
		for (let { card: n, seen: a } of r[e] ?? []) (a & t) === 0 && i.push(n);
		n[e] = i;
	}
	return n;
}
var ze = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Be = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new ze("a secret");
	}
}, Ve = {
	enumerable: !0,
	get() {
		throw new ze("a card");
	}
}, He = [];
function Ue(e) {
	let t = He[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, Ve);
	return He[e] = Object.freeze(n), n;
}
var We = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Be(b(e.seen)) : C(e.secret) && t !== null ? {
		seen: e.seen,
		secret: T(e.secret, t, n, We)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: Ue(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, Ve);
		return {
			...e,
			secret: r
		};
	}
};
function Ge(e, t) {
	let n = T({
		...e.g,
		events: null
	}, e.spots, y(t), We);
	return Ke.set(n, {
		position: e,
		viewer: t
	}), n;
}
var Ke = /* @__PURE__ */ new WeakMap();
function qe(e, t) {
	let n = Ke.get(e);
	if (n === void 0) throw Error("only the facts of a viewer may ask for this");
	return E(n.position, y(n.viewer))[t] ?? [];
}
// kernel/facts.ts
var Je = (e, t, n) => Ye(e, w(t), n);
function Ye(e, t, n) {
	return t.facts ??= e.facts(Ge(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Ge(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function D(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => D(O(e, n), O(t, n)));
}
var Xe = (e, t) => e.some((e) => D(e, t));
function Ze(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return Xe(e.one, t) ? null : $e(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return Qe(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = $e(e.not, o);
			if (s !== null) return s;
			if (!Xe(r, o) || Xe(t.slice(0, a), o)) return i("notOffered", { field: n });
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
function Qe(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = Ze(e[i], O(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var $e = (e, t) => e?.find((e) => D(e.value, t))?.because ?? null;
function et(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = O(t, o), c = Ze(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function tt(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!nt.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var nt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function rt(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, rt(n, O(t, e))])) : t.map((t) => n(e.some.find((e) => D(e, t)))) : n(e.one.find((e) => D(e, t)));
}
function O(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function k(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = at(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function it(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function at(e, t) {
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
function ot(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (ot(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function st(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = ct(r[e], t);
	return n;
}
function ct(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = ct(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var lt = { to: "stay" }, A = { to: "next" };
function ut(e) {
	return {
		to: "done",
		result: e
	};
}
function dt() {
	return {
		stay: lt,
		next: A,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: ut,
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
function ft(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: pt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, mt(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(M(e, i, a)), At(e, r), r;
}
function pt(e, t) {
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
function mt(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function ht(e, t) {
	let n = N(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = P(e, n);
	return {
		seats: Mt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function gt(e, t) {
	let n = ht(e, t), r = N(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || P(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !Dt(n) && !Ot(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function _t(e, t, n) {
	let r = [];
	return wt(e, t, n, (e) => r.push(e), null), r;
}
function vt(e, t, n) {
	let r = [], i = [];
	return wt(e, t, n, (e) => r.push(e), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function yt(e, t, n, r, i = _t(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = st(o, r);
			if (Ct(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function bt(e, t, n) {
	let r = N(t);
	return {
		seat: n,
		...P(e, r).idle(t, r, n)
	};
}
function xt(e, t, n) {
	let r = N(t), i = St(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	j(e, t, r, i.take(t, r, n.seat, n)), At(e, t);
}
function St(e, t, n, r) {
	let i = N(t), a = P(e, i);
	return Object.hasOwn(a.actions, r) && Pt(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function Ct(e, t, n, r) {
	return St(e, t, n, r.type)?.check?.(t, N(t), n, r) ?? null;
}
function wt(e, t, n, r, i) {
	let a = N(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = P(e, a);
	Pt(o.ask(t, a), n) && Tt(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Tt(e, e.anytime, t, a, n, r, i);
}
function Tt({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = !1;
			for (let e of l) Ot(e) || (t = !0, a(Et(s, c, e)));
			!t && o !== null && o(s, kt(l, e[s] ?? null));
		} else Dt(l) ? o?.(s, l) : Ot(l) ? o?.(s, kt([l], e[s] ?? null)) : a(Et(s, c, l));
	}
}
var Et = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, Dt = (e) => "refused" in e;
function Ot(e) {
	for (let t in e) if (ot(e[t])) return !0;
	return !1;
}
function kt(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => ot(e)));
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
function At(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = N(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = P(e, n);
		if (typeof r == "function") j(e, t, n, r(t, n) ?? A);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? j(e, t, n, A) : t.stack.push(M(e, r.call, i));
		} else if (Nt(r.ask(t, n))) j(e, t, n, A);
		else return;
	}
	throw Error(`runaway rules at ${N(t)?.phase}.${N(t)?.step}`);
}
function j(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(M(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = M(e, r.phase, r.locals);
			return;
		case "done": return jt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return jt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function jt(e, t, n, r) {
	t.stack.pop();
	let i = N(t);
	if (i === void 0) return;
	let a = P(e, i);
	typeof a != "function" && j(e, t, i, "call" in a ? a.then?.(t, i, r) ?? A : a.after?.[n.phase]?.(t, i, r) ?? lt);
}
var M = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), N = (e) => e.stack[e.stack.length - 1], P = (e, t) => e.phases[t.phase]?.steps[t.step], Mt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Nt = (e) => e === null || typeof e != "number" && e.length === 0, Pt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Ft(e, t, n) {
	let r = Lt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return F("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = ht(e, t);
	if (s === null) return F("over", o, {});
	let c = St(e, t, i, a);
	if (c === null) return Rt(e, t, a, o, s.seats);
	let l = c.offer(t, N(t), i);
	return Dt(l) ? { refusal: l } : zt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function It(e, t, n, r) {
	let i = Ft(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function F(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Lt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return F("malformed", null, { expected: "object" });
	let n = O(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return F("malformed", null, { expected: "seat" });
	let r = O(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : F("malformed", null, { expected: "type" });
}
function Rt(e, t, n, r, i) {
	let a = N(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? F("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? F("sealed", r, { type: n }) : F("notNow", r, {
		type: n,
		asked: i
	});
}
function zt(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = et(c, r, o);
		if (a.reason === null) {
			let o = rt({ parts: c }, r), s = i.check?.(e, N(e), t, {
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
	return { refusal: tt(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function Bt(e, t, n, r) {
	return Vt(t.g.chance, n.g.chance) ? Ht(t, n, r) ? "secret" : ht(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Vt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Ht(e, t, n) {
	let r = y(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = S(e, o), l = typeof t == "object" && t ? S(t, o) : void 0;
			if (s === "pile") i ||= !Ut(n, l);
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
	return a(e.g, t.g, e.spots) || i && Wt(e, t, r);
}
function Ut(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Wt(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = y(r) | n, a = E(t, i);
		for (let [t, n] of Object.entries(E(e, i))) if (!Gt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function Gt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function I(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(I).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${I(t[e])}`).join(",")}}`;
}
var Kt = (e) => m(I(e)), qt = (e) => m(`parlour commitment ${e}`), Jt = (e) => m(`parlour entropy ${e}`), Yt = (e, t) => m(`parlour dice ${I({
	seed: e,
	entropy: t
})}`);
function Xt({ commitment: e, promises: t, entropy: n }, r) {
	if (qt(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : Jt(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var Zt = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function Qt({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var $t = (e) => Kt(e).slice(0, tn), en = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, tn), tn = 24, nn = 32;
function rn(e, t, n = nn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = ft(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ae(Yt(o, a.entropy))
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
	}, u = L(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: $t(l),
		position: w(s),
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
function an(e) {
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
function on(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = w(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: nn,
		opening: [],
		...s
	};
}
function sn(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Ft(a, o.g, t);
	if (r !== e.version && !("action" in s && gn(e, s.action.seat, r))) return xn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return xn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], xt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = w(u), m = Bt(a, o, p, c), ee = L(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: bn(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return _n(e, p, ee, f, d, {
		...mn(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var cn = (e, t) => sn(e, bt(e.game, e.position.g, t), { by: "clock" });
function ln(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !hn(e, t, r)) return xn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new un();
	let o = pn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return _n(e, w(o), L(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var un = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function dn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ae(Yt(r, t.entropy));
	let o = i.reduce((e, t) => e | y(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of we(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = v(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => _(a, e));
	let c = L(a);
	return _n({
		...e,
		seeds: [...e.seeds, r]
	}, w(a), c, {
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
function fn(e, t, n = []) {
	if ("do" in t) return sn(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return ln(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return dn(e, t.dice, r, t.eyes);
}
function pn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), xt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function mn(e, t, n) {
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
function hn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function gn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = w(pn(e, a.length - o)), [l, u] = [N(c.g), N(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([vt(r, e.g, t), Ye(r, e, t)]);
	return f(c) === f(i);
}
function _n(e, t, n, r, i, a) {
	let o = en(e.link, r, n);
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
		line: vn(e, r),
		events: i
	};
}
function vn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = yn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function yn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function L(e) {
	let { events: t, ...n } = e;
	return JSON.stringify(n);
}
var bn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, xn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Sn(e) {
	let t = n(e);
	return Cn(t), t;
}
function Cn(e) {
	if (C(e)) {
		Ee(e) ? e.seen = e.seen.map(() => 511) : De(e) && (e.seen = 511);
		for (let t of Object.values(e)) Cn(t);
	}
}
// kernel/redeal.ts
function wn(e, t, r) {
	let i = { chance: ie(r) }, a = (e) => _(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ie(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = v(i, [...s[e] ?? []]);
	let d = Se(l);
	for (let { pool: e, secret: t } of we(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, y(o), a), Tn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function Tn(e, t, n, r, i) {
	for (let { kind: a, indexes: o, secret: s } of Te(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function En(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = wn(e, t, 1), o = a.chance, s = JSON.stringify(Re(a, i)), c = n(a);
	return xt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Re(c, i)) !== s ? null : {
		view: Me(c, i),
		facts: Je(e, c, i)
	};
}
// kernel/verify.ts
function Dn(e, t) {
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
		let r = Xt(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = rn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (I(o.head) !== I(Qt(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && Zt(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = fn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !On(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (I(a.entry) !== I(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function On({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = bt(e, t.g, n.seat);
	return I(i) === I(n.do);
}
// kernel/bundle.ts
function kn(e) {
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
		checks: An(e),
		optionsFor: (t) => pt(e, t),
		digestWith: ee,
		begin: (t, n) => rn(e, t, n),
		snapshot: an,
		resume: (t, n, r) => on(e, t, n, r),
		verify: (t) => Dn(e, t),
		act: sn,
		actForClock: cn,
		undo: ln,
		redice: dn,
		repeat: fn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: gt(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Ne(e, t),
		facts: ({ position: t }, n) => Ye(e, t, n),
		menu: ({ position: t }, n) => vt(e, t.g, n),
		why: ({ position: t }, n, r) => It(e, t.g, n, r),
		preview: ({ position: t }, n, r) => It(e, t.g, n, r) === null ? En(e, Ne(t, n), r) : null,
		show: Pe,
		laidOpen: (e) => ({
			...e,
			position: w(Sn(e.position.g))
		}),
		newsLaidOpen: Sn,
		search: {
			start: (t) => ft(e, t),
			clone: n,
			redeal: (t, n) => wn(e, t, n),
			view: (e, t) => Ne(w(e), t),
			waiting: (t) => ht(e, t),
			offers: (t, n) => _t(e, t, n),
			sample: (t, n, r, i) => yt(e, t, n, r, i),
			perform: (t, n) => xt(e, t, n),
			idle: (t, n) => bt(e, t, n)
		}
	};
}
function An(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/boom/content/table.ts
var R = [
	0,
	15,
	10,
	7,
	5,
	2,
	0
], jn = [
	0,
	0,
	0,
	5,
	20,
	40,
	60,
	80,
	100,
	150,
	200,
	300,
	400,
	500,
	600,
	800,
	1e3
], Mn = [
	"EKP",
	"FLA",
	"NOI",
	"ARS",
	"GOS"
], z = (e, t) => e.map(t), Nn = (e, t) => [...e.slice(t), ...e.slice(0, t)], Pn = (e, t) => Nn(e, t).slice(1), Fn = {
	E1: {
		hot: "software",
		lowersLimit: !1
	},
	E2: {
		hot: "ecommerce",
		lowersLimit: !0
	},
	E3: {
		hot: "media",
		lowersLimit: !1
	},
	E4: {
		hot: "telecom",
		lowersLimit: !0
	},
	E5: {
		hot: "b2b",
		lowersLimit: !0
	},
	E6: {
		hot: null,
		lowersLimit: !1
	}
}, In = [
	"E1",
	"E2",
	"E3",
	"E4",
	"E5"
], Ln = {
	C01: {
		kind: "entrepreneur",
		domain: "software",
		burn: 1
	},
	C02: {
		kind: "entrepreneur",
		domain: "software",
		burn: 0
	},
	C03: {
		kind: "entrepreneur",
		domain: "software",
		burn: 2
	},
	C04: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 0
	},
	C05: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 1
	},
	C06: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 2
	},
	C07: {
		kind: "entrepreneur",
		domain: "media",
		burn: 1
	},
	C08: {
		kind: "entrepreneur",
		domain: "media",
		burn: 2
	},
	C09: {
		kind: "entrepreneur",
		domain: "media",
		burn: 0
	},
	C10: {
		kind: "entrepreneur",
		domain: "telecom",
		burn: 1
	},
	C11: {
		kind: "entrepreneur",
		domain: "telecom",
		burn: 0
	},
	C12: {
		kind: "entrepreneur",
		domain: "b2b",
		burn: 1
	},
	C13: {
		kind: "entrepreneur",
		domain: "b2b",
		burn: 0
	},
	C14: {
		kind: "buzzword",
		burn: 0
	},
	C15: {
		kind: "buzzword",
		burn: 0
	},
	C16: {
		kind: "buzzword",
		burn: 0
	},
	C17: {
		kind: "buzzword",
		burn: 0
	},
	C18: {
		kind: "buzzword",
		burn: 0
	},
	C19: {
		kind: "buzzword",
		burn: 1
	},
	C20: {
		kind: "buzzword",
		burn: 2
	},
	C21: {
		kind: "news",
		burn: 0
	},
	C22: {
		kind: "news",
		burn: 0
	},
	C23: {
		kind: "news",
		burn: 0
	},
	C24: {
		kind: "news",
		burn: 0
	},
	C25: {
		kind: "news",
		burn: 1
	},
	C26: {
		kind: "news",
		burn: 2
	},
	C27: {
		kind: "news",
		burn: 3
	},
	C28: {
		kind: "revenue",
		burn: -1
	},
	C29: {
		kind: "revenue",
		burn: -2
	},
	C30: {
		kind: "revenue",
		burn: -2
	},
	C31: {
		kind: "revenue",
		burn: -3
	},
	C32: {
		kind: "revenue",
		burn: -4
	},
	C33: {
		kind: "overhead",
		burn: 2
	},
	C34: {
		kind: "overhead",
		burn: 3
	},
	C35: {
		kind: "overhead",
		burn: 3
	},
	C36: {
		kind: "overhead",
		burn: 4
	},
	C37: {
		kind: "overhead",
		burn: 5
	},
	C38: {
		kind: "overhead",
		burn: 6
	},
	C39: {
		kind: "overhead",
		burn: -2
	}
}, Rn = Object.keys(Ln), zn = Object.fromEntries(Rn.map((e) => {
	let t = Ln[e];
	return [e, t.kind === "entrepreneur" ? t.domain : null];
})), B = {
	P01: {
		industry: "software",
		burn: 3
	},
	P02: {
		industry: "software",
		burn: 2
	},
	P03: {
		industry: "software",
		burn: 4
	},
	P04: {
		industry: "ecommerce",
		burn: 5
	},
	P05: {
		industry: "ecommerce",
		burn: 6
	},
	P06: {
		industry: "ecommerce",
		burn: 3
	},
	P07: {
		industry: "media",
		burn: 3
	},
	P08: {
		industry: "media",
		burn: 4
	},
	P09: {
		industry: "media",
		burn: 2
	},
	P10: {
		industry: "telecom",
		burn: 5
	},
	P11: {
		industry: "telecom",
		burn: 3
	},
	P12: {
		industry: "b2b",
		burn: 2
	},
	P13: {
		industry: "b2b",
		burn: 4
	}
}, Bn = Object.keys(B);
// games/boom/rules/company.ts
function V(e, t) {
	let n = e.companies.find((e) => e.plan === t);
	if (n === void 0) throw Error(`${t} is not in play`);
	return n;
}
var H = (e) => e.lead !== null, U = (e, t) => e.shares[t] > 0, Vn = (e, t) => e.seats.filter((e) => U(t, e)), W = (e) => 1 + e.attached.length;
function Hn(e) {
	let t = 0;
	for (let n of e.shares) t += n;
	return t;
}
function Un(e) {
	let t = B[e.plan].burn;
	for (let n of e.attached) t += Ln[n].burn;
	return t;
}
var Wn = (e, t) => Math.max(0, Un(t) + R[e.limit]);
function Gn(e) {
	let t = B[e.plan].industry, n = 0;
	for (let r of e.attached) zn[r] === t && (n += 1);
	return n;
}
var Kn = (e, t) => e.activeEvent !== null && Fn[e.activeEvent].hot === B[t.plan].industry;
function G(e, t) {
	if (e.options.stockSet === "unlimited") return Infinity;
	let n = 0;
	for (let r of e.companies) n += r.shares[t];
	return 9 - n;
}
function qn(e, t) {
	e.discardPile.push(...t.attached), e.companies.splice(e.companies.indexOf(t), 1);
}
// games/boom/rules/vocabulary.ts
var { phase: K, call: Jn, become: Yn, done: q, goTo: J, next: Y, stay: Xn, no: X, emit: Z, game: Zn } = dt();
// games/boom/rules/prices.ts
function Qn(e, t, n, r) {
	if (G(e, t) < n) return 0;
	let i = Math.floor(r / n);
	return e.options.treasuries === "hidden" ? i : Math.min(i, er(e, t, $n[n]));
}
var $n = [
	3,
	2,
	1
];
function er(e, t, n) {
	let r = [];
	for (let n of e.seats) n !== t && G(e, n) > 0 && r.push(e.players[n].treasury.secret);
	return r.sort((e, t) => t - e), r[n - 1] ?? 0;
}
var tr = (e, t, n = e.players[t].treasury.secret) => Qn(e, t, 1, n) >= 5 || Qn(e, t, 2, n) >= 5;
function nr(e, t) {
	let n = [];
	for (let r = 2; r >= 1; r--) {
		let i = Qn(e, t, r, e.players[t].treasury.secret);
		n.push({
			shares: { one: [r] },
			price: it(5, i, {
				below: X("BO-6.3", "priceTooLow", { floor: 5 }),
				above: rr(e, t, r, i)
			})
		});
	}
	return n;
}
function rr(e, t, n, r) {
	let i = G(e, t);
	return i < n ? X("BO-R3", "noFreeCounter", {
		free: i,
		shares: n
	}) : r === Math.floor(e.players[t].treasury.secret / n) ? X("BO-R15", "leadCannotPay", {
		shares: n,
		highest: r
	}) : X("BO-R15", "nobodyCanFollow", { highest: r });
}
function ir(e, t) {
	let { secret: n } = e.players[t].treasury;
	for (let r = n; r >= 0; r--) if (tr(e, t, n - r)) return r;
	return -1;
}
var ar = (e, t, n) => e.players[t].treasury.secret >= n && G(e, t) >= 1, or = (e, t, n) => Math.max(5, Math.ceil((n * Wn(e, t) - t.cash) / 3)), sr = (e, t) => H(e) && !U(e, t);
function cr(e, t) {
	return e.companies.length === 0 ? X("BO-4.4", "noCompany", {}) : tr(e, t) ? null : X("BO-R15", "noPrice", { treasury: e.players[t].treasury.secret });
}
var lr = (e, t) => k(Q(e), (n) => {
	let r = V(e, n);
	return dr(e, t, r) ?? (sr(r, t) ? X("BO-7.2", "notAnInvestor", { company: n }) : null);
}), ur = (e, t) => k(Q(e), (n) => {
	let r = V(e, n);
	return dr(e, t, r) ?? (sr(r, t) ? null : X("BO-7.2", "needsNoConsent", { company: n }));
});
function dr(e, t, n) {
	return e.options.coolingOff === "on" && H(n) && n.fundedIn === e.round ? X("BO-R49", "coolingOff", { company: n.plan }) : e.options.quietPeriod === "on" && H(n) && n.lead !== t && W(n) >= e.limit ? X("BO-R49", "quietPeriod", {
		company: n.plan,
		size: W(n),
		limit: e.limit
	}) : null;
}
var Q = (e) => e.companies.map((e) => e.plan), fr = (e, t) => k(Q(e), (n) => pr(e, t, V(e, n)));
function pr(e, t, n) {
	let { plan: r, lead: i } = n;
	if (i === null) return X("BO-8.2", "notFunded", { company: r });
	if (i !== t) return X("BO-8.2", "notTheLead", {
		company: r,
		lead: i
	});
	let a = W(n);
	return a >= e.limit ? null : X("BO-8.2", "tooFewCards", {
		company: r,
		size: a,
		limit: e.limit
	});
}
function mr(e, t, n) {
	let r = V(e, n), i = hr(e, r, oe(e));
	for (let t of e.seats) e.players[t].treasury.secret += i.payouts[t];
	Z(e, "wentPublic", {
		seat: t,
		...i
	});
	let { total: a, raised: o } = i;
	e.gone.push({
		plan: n,
		how: "public",
		round: e.round,
		total: a,
		raised: o,
		shares: Hn(r)
	}), qn(e, r);
}
function hr(e, t, n) {
	let r = W(t), i = Kn(e, t) ? 2 : 0, a = Gn(t), o = n + r + i + a, s = gr(o), c = _r(e, s, Hn(t)), l = z(e.seats, (e) => t.shares[e] * c);
	return {
		company: t.plan,
		die: n,
		size: r,
		hot: i,
		matches: a,
		total: o,
		raised: s,
		shareValue: c,
		payouts: l
	};
}
var gr = (e) => jn[Math.min(Math.max(e, 2), 16)], _r = (e, t, n) => e.options.ipoRounding === "down" ? Math.floor(t / n) : Math.round(t / n);
// games/boom/rules/facts.ts
function vr(e) {
	return {
		companies: Object.fromEntries(e.companies.map((t) => [t.plan, yr(e, t)])),
		trackBurn: R[e.limit],
		nextTrackBurn: e.limit === 1 ? null : R[e.limit - 1],
		crashOneIn: br(e)
	};
}
function yr(e, t) {
	let n = Wn(e, t), r = H(t);
	return {
		size: W(t),
		matches: Gn(t),
		isHot: Kn(e, t),
		shares: Hn(t),
		cardBurn: Un(t),
		burn: n,
		runway: n === 0 ? null : Math.floor(t.cash / n),
		isDying: r && t.cash < n,
		isReady: r && W(t) >= e.limit,
		raises: [
			1,
			2,
			3,
			4,
			5,
			6
		].map((n) => hr(e, t, n).raised),
		prices: [
			1,
			2,
			3,
			4
		].map((n) => or(e, t, n))
	};
}
function br(e) {
	let t = qe(e, "events");
	return t.length === 0 ? 6 : t.includes("E6") ? t.length : null;
}
// games/boom/rules/invariants.ts
var xr = {};
// games/boom/rules/money.ts
function Sr(e, t, n, r) {
	r !== 0 && (e.players[t].treasury.secret -= r, e.players[n].treasury.secret += r, Z(e, "sweetened", {
		from: t,
		to: n,
		amount: r
	}));
}
var Cr = (e, t) => e.stack.reduce((e, n) => n.phase === "consent" && n.asker === t || n.phase === "offer" && n.lead === t ? e + n.sweetener : e, 0);
// games/boom/rules/phases/funding.ts
function wr(e, t, n, r, i) {
	let a = V(e, n), o = Pn(e.seats, t);
	return {
		company: n,
		lead: t,
		price: i,
		front: a.front,
		investors: o.filter((e) => U(a, e)),
		others: o.filter((e) => !U(a, e)),
		bought: z(e.seats, (e) => e === t ? r : 0),
		invited: null,
		sweetener: 0
	};
}
var Tr = K("funding", {
	buyIn(e, t) {
		let n = V(e, t.company);
		n.front = t.lead;
		let r = t.bought[t.lead];
		Z(e, "roundOpened", {
			seat: t.lead,
			company: t.company,
			price: t.price,
			shares: r,
			isFirst: !H(n)
		});
		for (let n = 0; n < r; n++) Er(e, t, t.lead);
	},
	goOn(e, t) {
		t.invited = null, t.sweetener = 0;
		let [n, r] = kr(t);
		return n === void 0 ? J(Or(t) >= 3 ? "closing" : "failing") : r !== void 0 || jr(t) === null || e.options.sideDeals === "cash" ? Y : (Dr(e, t, n, 0), J("answer"));
	},
	invitations: {
		rule: "BO-6.5",
		ask: (e, t) => t.lead,
		idle: (e, t) => jr(t) === null ? { type: "close" } : {
			type: "invite",
			guest: kr(t)[0] ?? t.lead,
			sweetener: 0
		},
		actions: {
			invite: {
				offer(e, t, n) {
					let r = e.options.sideDeals === "cash" ? e.players[n].treasury.secret : 0, i = r > 0 ? X("BO-R41", "sweetenerTooHigh", { most: r }) : X("BO-R41", "talkOnly", {});
					return {
						guest: k(e.seats, (e) => Ar(t, e)),
						sweetener: it(0, r, { above: i })
					};
				},
				take(e, t, n, { guest: r, sweetener: i }) {
					return Dr(e, t, r, i), Y;
				}
			},
			close: {
				offer: (e, t) => jr(t) ?? {},
				take: () => J("closing")
			}
		}
	},
	answer: {
		call: "offer",
		with(e, t) {
			let { invited: n, company: r, price: i, lead: a, sweetener: o } = t;
			return n !== null && ((t) => e.options.treasuries === "hidden" ? G(e, t) > 0 : ar(e, t, i))(n) ? {
				asked: n,
				lead: a,
				company: r,
				price: i,
				sweetener: o
			} : null;
		},
		then(e, t, { bought: n }) {
			if (t.invited === null) throw Error("nobody was invited");
			return n ? (t.bought[t.invited] = 1, Er(e, t, t.invited), Z(e, "bought", {
				seat: t.invited,
				company: t.company,
				price: t.price
			}), Sr(e, t.lead, t.invited, t.sweetener)) : Z(e, "declined", {
				seat: t.invited,
				company: t.company,
				cannotPay: !1
			}), J("goOn");
		}
	},
	unableToPay(e, t) {
		return t.invited !== null && Z(e, "declined", {
			seat: t.invited,
			company: t.company,
			cannotPay: !0
		}), J("goOn");
	},
	closing(e, t) {
		let n = V(e, t.company), r = n.lead;
		n.lead = t.lead, n.rounds += 1, n.fundedIn = e.round;
		let i = Or(t);
		return Z(e, "roundClosed", {
			seat: t.lead,
			company: t.company,
			shares: i,
			raised: i * t.price,
			oldLead: r
		}), q();
	},
	failing(e, t) {
		let n = V(e, t.company);
		n.front = t.front;
		for (let r of e.seats) n.shares[r] -= t.bought[r], n.cash -= t.bought[r] * t.price, e.players[r].treasury.secret += t.bought[r] * t.price;
		return Z(e, "roundFailed", {
			seat: t.lead,
			company: t.company,
			sold: Or(t)
		}), q();
	}
});
function Er(e, { company: t, price: n }, r) {
	let i = V(e, t);
	i.shares[r] += 1, i.cash += n, e.players[r].treasury.secret -= n;
}
function Dr(e, t, n, r) {
	t.investors = t.investors.filter((e) => e !== n), t.others = t.others.filter((e) => e !== n), t.invited = n, t.sweetener = r, Z(e, "invited", {
		seat: n,
		company: t.company,
		price: t.price,
		sweetener: r
	});
}
function Or(e) {
	let t = 0;
	for (let n of e.bought) t += n;
	return t;
}
var kr = (e) => e.investors.length > 0 ? e.investors : e.others;
function Ar(e, t) {
	return kr(e).includes(t) ? null : t === e.lead ? X("BO-6.5", "asksItself", {}) : e.others.includes(t) ? X("BO-R24", "investorsFirst", { unasked: e.investors }) : X("BO-R17", "alreadyAsked", { seat: t });
}
function jr(e) {
	let t = Or(e);
	return t < 3 ? X("BO-6.9", "tooFewSold", {
		sold: t,
		needed: 3
	}) : e.investors.length > 0 ? X("BO-7.5", "investorsFirst", { unasked: e.investors }) : null;
}
// games/boom/rules/phases/another-round.ts
var Mr = K("anotherRound", {
	consent: {
		call: "consent",
		with(e, t) {
			if (e.options.sideDeals === "cash") return null;
			let n = Vn(e, V(e, t.company));
			return {
				asker: t.seat,
				company: t.company,
				asked: n,
				sweetener: 0
			};
		},
		then(e, t, { granted: n }) {
			return n ? Y : (Z(e, "consentRefused", {
				seat: t.seat,
				company: t.company
			}), q());
		}
	},
	persuasion: {
		call: "persuasion",
		with(e, t) {
			return e.options.sideDeals === "cash" ? {
				asker: t.seat,
				company: t.company,
				unasked: Vn(e, V(e, t.company))
			} : null;
		},
		then: (e, t, { granted: n }) => n ? Y : q()
	},
	terms: {
		rule: "BO-7.4",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "withdraw" }),
		actions: {
			setTerms: {
				offer: (e, t, n) => nr(e, n),
				take: (e, t, n, { shares: r, price: i }) => Yn("funding", wr(e, n, t.company, r, i))
			},
			withdraw: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "withdrew", {
						seat: n,
						company: t.company
					}), q();
				}
			}
		}
	}
}), Nr = K("consent", { answers: {
	rule: "BO-7.2",
	ask: (e, t) => t.asked,
	idle: () => ({ type: "refuse" }),
	actions: {
		agree: {
			offer: () => ({}),
			take(e, t, n) {
				return Z(e, "consentAnswered", {
					seat: n,
					company: t.company,
					agrees: !0
				}), Sr(e, t.asker, n, t.sweetener), q({ granted: !0 });
			}
		},
		refuse: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.splice(t.asked.indexOf(n), 1), Z(e, "consentAnswered", {
					seat: n,
					company: t.company,
					agrees: !1
				}), t.asked.length > 0 ? Xn : q({ granted: !1 });
			}
		}
	}
} }), Pr = K("offer", { answer: {
	rule: "BO-6.6",
	ask: (e, t) => t.asked,
	idle: () => ({ type: "decline" }),
	actions: {
		buy: {
			offer: (e, t, n) => ar(e, n, t.price) ? {} : X("BO-R21", "cannotPay", {
				price: t.price,
				has: e.players[n].treasury.secret
			}),
			take: () => q({ bought: !0 })
		},
		decline: {
			offer: () => ({}),
			take: () => q({ bought: !1 })
		}
	}
} }), Fr = K("persuasion", {
	requests: {
		rule: "BO-R41",
		ask: (e, t) => t.unasked.length > 0 ? t.asker : null,
		idle: () => ({ type: "withdraw" }),
		actions: {
			request: {
				offer(e, t, n) {
					let r = ir(e, n);
					return {
						investor: k(t.unasked),
						sweetener: it(0, r, { above: X("BO-R41", "sweetenerTooHigh", { most: r }) })
					};
				},
				take(e, t, n, { investor: r, sweetener: i }) {
					return t.unasked.splice(t.unasked.indexOf(r), 1), Z(e, "consentRequested", {
						seat: n,
						company: t.company,
						investor: r,
						sweetener: i
					}), Jn("consent", {
						asker: n,
						company: t.company,
						asked: [r],
						sweetener: i
					});
				}
			},
			withdraw: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "withdrew", {
						seat: n,
						company: t.company
					}), q({ granted: !1 });
				}
			}
		},
		after: { consent: (e, t, { granted: n }) => n ? q({ granted: !0 }) : Xn }
	},
	refusedByAll(e, t) {
		return Z(e, "consentRefused", {
			seat: t.asker,
			company: t.company
		}), q({ granted: !1 });
	}
});
// games/boom/rules/burn.ts
function Ir(e) {
	for (let t of e.companies.filter(H)) {
		let n = Wn(e, t);
		t.cash >= n ? (t.cash -= n, Z(e, "burned", {
			company: t.plan,
			burn: n,
			left: t.cash
		})) : (Z(e, "wentBust", {
			company: t.plan,
			burn: n,
			cash: t.cash
		}), e.gone.push({
			plan: t.plan,
			how: "bust",
			round: e.round
		}), qn(e, t));
	}
}
// games/boom/rules/decks.ts
var Lr = (e) => e.playDeck.secret.length + e.discardPile.length > 0;
function Rr(e, t) {
	e.playDeck.secret.length === 0 && e.discardPile.length > 0 && (Z(e, "cardsReshuffled", { cards: e.discardPile.length }), be(e, e.playDeck, e.discardPile), e.discardPile = []);
	let n = he(e.playDeck, e.players[t].hand, t);
	n !== null && Z(e, "drew", {
		seat: t,
		card: de(t, n)
	});
}
function zr(e) {
	e.limit !== 1 && (--e.limit, Z(e, "limitFell", {
		to: e.limit,
		trackBurn: R[e.limit]
	}));
}
// games/boom/rules/ending.ts
function Br(e) {
	Z(e, "crashed", { companies: e.companies.map((e) => e.plan) });
	for (let t of e.companies) t.cash = 0;
	Hr(e);
}
function Vr(e) {
	e.gone.length < Bn.length || (Z(e, "noPlansLeft", {}), Hr(e));
}
function Hr(e) {
	let t = e.seats.map((t) => e.players[t].treasury.secret), n = Math.max(...t);
	e.outcome = {
		winners: e.seats.filter((e) => t[e] === n),
		scores: t
	};
	for (let t of e.seats) e.players[t].treasury.seen = 511;
}
// games/boom/rules/phases/round.ts
var Ur = K("round", {
	drawOrder(e) {
		e.round += 1, e.order = v(e, [...e.seats]), e.spent = [], Z(e, "orderDrawn", {
			round: e.round,
			order: [...e.order]
		});
	},
	reshuffleEvents(e) {
		e.activeEvent !== null && e.usedEvents.push(e.activeEvent), e.activeEvent = null, !(e.eventDeck.secret.length > 0) && (be(e, e.eventDeck, [...e.usedEvents, "E6"]), e.usedEvents = [], Z(e, "eventsReshuffled", {}));
	},
	flipEvent(e) {
		let t = me(e.eventDeck);
		if (t === null) throw Error("there is always an Event to flip");
		e.activeEvent = t, Z(e, "eventFlipped", { event: t }), t === "E6" ? Br(e) : Fn[t].lowersLimit && zr(e);
	},
	takeTurns: {
		call: "turn",
		with(e) {
			let t = e.order[e.spent.length];
			return t === void 0 ? null : { seat: t };
		},
		then: () => J("takeTurns")
	},
	burn(e) {
		return Ir(e), Vr(e), J("drawOrder");
	}
}), Wr = [
	"D01",
	"D02",
	"D03",
	"D04",
	"D05",
	"D06",
	"D07",
	"D08",
	"D09",
	"D10",
	"D11",
	"D12"
], Gr = [
	...Bn,
	...Rn,
	...Wr
], Kr = (e) => e in B, qr = (e) => e in Ln, Jr = (e) => !Kr(e) && !qr(e);
// games/boom/rules/cards.ts
function Yr(e, t, n) {
	e.companies.push({
		plan: n,
		attached: [],
		front: t,
		lead: null,
		shares: z(e.seats, () => 0),
		cash: 0,
		rounds: 0,
		fundedIn: 0
	}), Z(e, "launched", {
		seat: t,
		company: n
	});
}
function Xr(e, t, n, r) {
	r.attached.push(n), Z(e, "attached", {
		seat: t,
		card: n,
		company: r.plan
	});
}
// games/boom/rules/discards.ts
var Zr = [{
	target: [null],
	company: [null]
}], Qr = {
	targets: () => Zr,
	carryOut(e, t) {
		e.limit > 1 ? zr(e) : ai(e, t, 5);
	}
}, $r = {
	D01: Qr,
	D02: Qr,
	D03: Qr,
	D04: {
		targets(e) {
			return e.companies.length < 2 ? X("BO-R42", "noTarget", { card: "D04" }) : ei("D04", ri(e, ni), (t) => Q(e).filter((n) => !V(e, n).attached.includes(t)));
		},
		carryOut(e, t, n) {
			let r = $(n.target), i = V(e, $(n.company)), a = ii(e, r);
			i.attached.push(r), Z(e, "poached", {
				card: r,
				from: a,
				to: i.plan
			});
		}
	},
	D05: {
		targets: (e) => ei("D05", ri(e, (e) => !ni(e)), () => [null]),
		carryOut(e, t, n) {
			let r = $(n.target), i = ii(e, r);
			e.discardPile.push(r), Z(e, "removed", {
				card: r,
				company: i
			});
		}
	},
	D06: {
		targets: (e) => ti("D06", e.companies.filter((e) => H(e) && e.cash >= 1)),
		carryOut(e, t, n) {
			let r = V(e, $(n.company)), i = Math.min(10, r.cash);
			r.cash -= i, Z(e, "partied", {
				company: r.plan,
				amount: i
			});
		}
	},
	D07: {
		targets: (e) => ti("D07", e.companies.filter(H)),
		carryOut(e, t, n) {
			let r = V(e, $(n.company));
			r.cash += 15, Z(e, "lent", {
				company: r.plan,
				amount: 15
			});
		}
	},
	D08: {
		targets: () => Zr,
		carryOut: (e, t) => ai(e, t, 15)
	},
	D09: {
		targets: (e) => Lr(e) ? Zr : X("BO-R42", "noCardsToDraw", {}),
		carryOut(e, t) {
			for (let n = 0; n < 2; n++) Rr(e, t);
		}
	},
	D10: {
		targets: () => Zr,
		carryOut(e, t) {
			let n = ye(e.eventDeck, t);
			n !== null && Z(e, "peeked", {
				seat: t,
				event: de(t, n)
			}), Rr(e, t);
		}
	},
	D11: {
		targets: (e) => ei("D11", e.discardPile.filter(qr), () => Q(e)),
		carryOut(e, t, n) {
			let r = $(n.target), i = V(e, $(n.company));
			e.discardPile.splice(e.discardPile.indexOf(r), 1), i.attached.push(r), Z(e, "attached", {
				seat: t,
				card: r,
				company: i.plan
			});
		}
	},
	D12: {
		targets: (e, t) => ti("D12", e.companies.filter((e) => H(e) && e.lead !== t && U(e, t))),
		carryOut(e, t, n) {
			let r = V(e, $(n.company)), i = r.lead;
			r.lead = t, r.front = t, i !== null && Z(e, "leadSeized", {
				seat: t,
				company: r.plan,
				from: i
			});
		}
	}
};
function ei(e, t, n) {
	let r = t.map((e) => ({
		target: [e],
		company: n(e)
	})).filter((e) => e.company.length > 0);
	return r.length > 0 ? r : X("BO-R42", "noTarget", { card: e });
}
var ti = (e, t) => t.length > 0 ? [{
	target: [null],
	company: t.map((e) => e.plan)
}] : X("BO-R42", "noTarget", { card: e }), ni = (e) => zn[e] !== null, ri = (e, t) => e.companies.flatMap((e) => e.attached.filter(t));
function ii(e, t) {
	let n = e.companies.find((e) => e.attached.includes(t));
	if (n === void 0) throw Error(`${t} is attached to no company`);
	return n.attached.splice(n.attached.indexOf(t), 1), n.plan;
}
function ai(e, t, n) {
	e.players[t].treasury.secret += n, Z(e, "received", {
		seat: t,
		amount: n
	});
}
function $(e) {
	if (e === null) throw Error("a Discard was played without its target");
	return e;
}
// games/boom/rules/phases/turn.ts
var oi = K("turn", {
	draw(e, t) {
		Z(e, "turnBegan", { seat: t.seat }), Rr(e, t.seat);
	},
	cardStep: {
		rule: "BO-4.3",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "skipCard" }),
		actions: {
			launch: {
				offer(e, t, n) {
					let r = e.players[n].hand.secret.filter(Kr);
					return r.length > 0 ? { plan: k(r) } : X("BO-5.2", "noSuchCard", {});
				},
				take(e, t, n, { plan: r }) {
					return ge(e.players[n].hand, r), Yr(e, n, r), Y;
				}
			},
			attach: {
				offer(e, t, n) {
					let r = e.players[n].hand.secret.filter(qr);
					return r.length === 0 ? X("BO-5.5", "noSuchCard", {}) : e.companies.length > 0 ? {
						card: k(r),
						company: k(Q(e))
					} : X("BO-R42", "noCompany", {});
				},
				take(e, t, n, { card: r, company: i }) {
					return ge(e.players[n].hand, r), Xr(e, n, r, V(e, i)), Y;
				}
			},
			playDiscard: {
				offer(e, t, n) {
					let r = [];
					for (let t of e.players[n].hand.secret) {
						if (!Jr(t)) continue;
						let i = $r[t].targets(e, n);
						if ("refused" in i) {
							let e = k([t], () => i);
							r.push({
								card: e,
								target: k([null]),
								company: k([null])
							});
						} else for (let { target: e, company: n } of i) r.push({
							card: k([t]),
							target: k(e),
							company: k(n)
						});
					}
					return r.length > 0 ? r : X("BO-5.11", "noSuchCard", {});
				},
				take(e, t, n, { card: r, target: i, company: a }) {
					return ge(e.players[n].hand, r), Z(e, "playedDiscard", {
						seat: n,
						card: r
					}), $r[r].carryOut(e, n, {
						target: i,
						company: a
					}), e.discardPile.push(r), Y;
				}
			},
			skipCard: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "playedNothing", { seat: n }), Y;
				}
			}
		}
	},
	financeStep: {
		rule: "BO-4.4",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "pass" }),
		actions: {
			lead: {
				offer(e, t, n) {
					let r = cr(e, n);
					if (r !== null) return r;
					let i = lr(e, n);
					return nr(e, n).map((e) => ({
						company: i,
						...e
					}));
				},
				take: (e, t, n, { company: r, shares: i, price: a }) => Jn("funding", wr(e, n, r, i, a))
			},
			askConsent: {
				offer(e, t, n) {
					let r = cr(e, n);
					if (r !== null) return r;
					let i = ur(e, n), a = Math.max(...nr(e, n).map(({ price: e }) => "max" in e ? e.max : 0));
					return [{
						company: i,
						price: k([null])
					}, {
						company: i,
						price: it(5, a)
					}];
				},
				take(e, t, n, { company: r, price: i }) {
					return Z(e, "consentAsked", {
						seat: n,
						company: r,
						price: i
					}), Jn("anotherRound", {
						seat: n,
						company: r
					});
				}
			},
			takePublic: {
				offer: (e, t, n) => e.companies.length > 0 ? { company: fr(e, n) } : X("BO-4.4", "noCompany", {}),
				take(e, t, n, { company: r }) {
					return mr(e, n, r), Vr(e), Y;
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "passed", { seat: n }), Y;
				}
			}
		},
		after: {
			funding: () => Y,
			anotherRound: () => Y
		}
	},
	returnCounter(e, t) {
		e.spent.push(t.seat), Z(e, "counterReturned", { seat: t.seat });
	}
});
// games/boom/rules/setup.ts
function si(e, t) {
	let n = ci(e, t), r = v(e, [...Gr]);
	return {
		round: 0,
		limit: 6,
		order: [],
		spent: [],
		players: z(e.seats, (t) => ({
			firm: n[t],
			treasury: {
				seen: e.options.treasuries === "open" ? 511 : y(t),
				secret: 100
			},
			hand: pe("play", t, r.splice(0, 3))
		})),
		companies: [],
		playDeck: fe("play", r),
		discardPile: [],
		eventDeck: fe("events", v(e, [...In])),
		usedEvents: [],
		activeEvent: null,
		gone: []
	};
}
function ci(e, t) {
	let n = v(e, Mn.filter((e) => !t.includes(e)));
	return e.seats.map((e) => Mn.find((n) => n === t[e]) ?? n.pop());
}
// games/boom/index.ts
var li = /* @__PURE__ */ t({ boom: () => ui }), ui = Zn({
	id: "boom",
	version: 1,
	speaks: 1,
	seats: {
		min: 3,
		max: 5
	},
	picks: Mn,
	options: {
		ipoRounding: ["nearest", "down"],
		treasuries: ["open", "hidden"],
		stockSet: ["unlimited", "ten"],
		coolingOff: ["off", "on"],
		quietPeriod: ["off", "on"],
		sideDeals: ["talkOnly", "cash"]
	},
	presets: {
		asPrinted: {},
		civilised: {
			coolingOff: "on",
			quietPeriod: "on"
		}
	},
	setup: si,
	opening: () => Jn("round", {}),
	phases: {
		round: Ur,
		turn: oi,
		anotherRound: Mr,
		consent: Nr,
		persuasion: Fr,
		funding: Tr,
		offer: Pr
	},
	anytime: {},
	governs: {
		launch: "BO-4.3",
		attach: "BO-R53",
		playDiscard: "BO-4.3",
		skipCard: "BO-4.3",
		lead: "BO-4.4",
		askConsent: "BO-7.2",
		takePublic: "BO-8.1",
		pass: "BO-4.4",
		agree: "BO-7.2",
		refuse: "BO-7.2",
		request: "BO-R41",
		setTerms: "BO-7.4",
		withdraw: "BO-R26",
		invite: "BO-6.5",
		close: "BO-6.9",
		buy: "BO-6.6",
		decline: "BO-6.6"
	},
	facts: vr,
	invariants: xr,
	secrets: { "players.*.treasury": (e, [t], n) => Cr(e, t) + n(200) }
}), di = kn(Object.values(li).find((e) => e?.id === "boom"));
export { di as default };
